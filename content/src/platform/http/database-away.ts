import { refusalData } from "./refusal-codes.ts";

/** Shown in the admin when the database doesn't respond. */
export const DATABASE_AWAY =
  "Die Datenbank antwortet gerade nicht. Es ist nichts verloren: Ihr Text steht noch im Formular und wird gespeichert, sobald sie wieder antwortet. Alles andere versuchen Sie bitte in einer Minute noch einmal.";

/** Status of a service that is temporarily unavailable. */
export const UNAVAILABLE = 503;

export const DATABASE_AWAY_DATA = refusalData("database-away");

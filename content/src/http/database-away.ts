import { refusalData } from "./refusal-codes.ts";

/** The admin's message when the database does not answer. */
export const DATABASE_AWAY =
  "Die Datenbank antwortet gerade nicht. Es ist nichts verloren: Ihr Text steht noch im Formular und wird gespeichert, sobald sie wieder antwortet. Alles andere versuchen Sie bitte in einer Minute noch einmal.";

/** Status of a service that is away for a while. */
export const UNAVAILABLE = 503;

/** Data of an answer with that message. */
export const DATABASE_AWAY_DATA = refusalData("database-away");

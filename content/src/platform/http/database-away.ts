import { refusalData } from "./refusal-codes.ts";

export const DATABASE_AWAY =
  "Die Datenbank antwortet gerade nicht. Es ist nichts verloren: Ihr Text steht noch im Formular und wird gespeichert, sobald sie wieder antwortet. Alles andere versuchen Sie bitte in einer Minute noch einmal.";

export const UNAVAILABLE = 503;

export const DATABASE_AWAY_DATA = refusalData("database-away");

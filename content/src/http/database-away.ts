/** The admin's message when the database does not answer; an open form knows it by this sentence. */
export const DATABASE_AWAY =
  "Die Datenbank antwortet gerade nicht. Es ist nichts verloren: Ihr Text steht noch im Formular und wird gespeichert, sobald sie wieder antwortet. Alles andere versuchen Sie bitte in einer Minute noch einmal.";

/** Status of a service that is away for a while. */
export const UNAVAILABLE = 503;

/** Payload's answer with that message, at the field where an open form looks for refusals (docs/decisions/197). */
export const DATABASE_AWAY_DATA = { errors: [{ path: "lastForm", message: DATABASE_AWAY }] };

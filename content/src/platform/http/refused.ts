import { APIError } from "payload";

/** A refusal whose message is shown to the client; Payload hides the messages of other errors. */
export const refused = (message: string, status = 400): APIError => new APIError(message, status, null, true);

/** Refuses a file whose process was stopped or didn't load in time; the file isn't at fault. */
export const restarting = (): APIError =>
  refused(
    "Der Server startet gerade neu oder ist überlastet, Ihre Datei ist noch nicht gespeichert. Bitte laden Sie sie in einer Minute noch einmal hoch.",
    503,
  );

import { APIError } from "payload";

/** A refusal whose sentence is shown to who asked; the words of other errors Payload keeps to itself. */
export const refused = (message: string, status = 400): APIError => new APIError(message, status, null, true);

/** The refusal of a file whose process was told to stop, or did not load in time: it is no fault of the file. */
export const restarting = (): APIError =>
  refused(
    "Der Server startet gerade neu oder ist überlastet, Ihre Datei ist noch nicht gespeichert. Bitte laden Sie sie in einer Minute noch einmal hoch.",
    503,
  );

import { APIError } from "payload";

/** A refusal whose sentence is shown to who asked; the words of other errors Payload keeps to itself. */
export const refused = (message: string, status = 400): APIError => new APIError(message, status, null, true);

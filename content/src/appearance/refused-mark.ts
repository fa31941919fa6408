import { APIError } from "payload";

/** A mark that cannot be taken, with the reason in German. */
export function refusedMark(message: string): APIError {
  return new APIError(message, 400, { errors: [{ path: "mark", message }] }, true);
}

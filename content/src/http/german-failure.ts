import { type AfterErrorHook, FileUploadError } from "payload";
import { isDatabaseAway } from "../database/away.ts";
import { DATABASE_AWAY, DATABASE_AWAY_DATA, UNAVAILABLE } from "./database-away.ts";

/** What Payload says instead of an error that is not for others to read (payload/dist/utilities/routeError.js). */
const ENGLISH = "Something went wrong.";

const GERMAN =
  "Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal; hilft das nicht, sagen Sie es der Administration.";

const FILE_NOT_STORED =
  "Ihre Datei ist nicht gespeichert: Auf dem Server ist dabei etwas ausgefallen. Bitte versuchen Sie es in einer Minute noch einmal; hilft das nicht, sagen Sie es der Administration.";

/** A failure is told to editors in German; one of the database that may pass is no fault of the server's (503). */
export const sayFailureInGerman: AfterErrorHook = ({ error, result }) => {
  if (isDatabaseAway(error))
    return { status: UNAVAILABLE, response: { errors: [{ message: DATABASE_AWAY, data: DATABASE_AWAY_DATA }] } };
  // A file that is at fault is refused before (uploads/prepare.ts). What fails after that, Payload takes for the editor's: 400.
  if (error instanceof FileUploadError)
    return { status: UNAVAILABLE, response: { errors: [{ message: FILE_NOT_STORED }] } };
  const [first] = (result as { errors?: { message?: string }[] } | undefined)?.errors ?? [];
  return first?.message === ENGLISH ? { response: { errors: [{ message: GERMAN }] } } : undefined;
};

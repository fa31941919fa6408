import { type AfterErrorHook, FileUploadError } from "payload";
import { isDatabaseAway } from "../database/away.ts";
import { DATABASE_AWAY, DATABASE_AWAY_DATA, UNAVAILABLE } from "./database-away.ts";
import { DISK_FULL, DISK_FULL_STATUS, isDiskFull } from "./disk-full.ts";

/** Payload's words instead of an error that is not for others to read (payload/dist/utilities/routeError.js). */
const ENGLISH = "Something went wrong.";

const GERMAN =
  "Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal; hilft das nicht, sagen Sie es der Administration.";

const FILE_NOT_STORED =
  "Ihre Datei ist nicht gespeichert: Auf dem Server ist dabei etwas ausgefallen. Bitte versuchen Sie es in einer Minute noch einmal; hilft das nicht, sagen Sie es der Administration.";

export const NO_FILE_CHOSEN = "Bitte wählen Sie eine Datei aus.";

const UNREADABLE_FORM =
  "Die Datei ist nicht lesbar angekommen: Ihr Name enthält Zeichen, die in keinem Namen stehen dürfen, oder ein Teil fehlt. Bitte benennen Sie sie um, und laden Sie sie noch einmal hoch.";

/** Messages about a malformed form (busboy/lib/types/multipart.js), and of Payload about one without a file. */
const NO_FORM =
  /^(?:Malformed (?:part header|content type)|Unexpected end of (?:form|file)|Multipart: Boundary not found)$/;
const NO_FILE = "A file name is required.";

/** A failure is told to editors in German; one of the database that may pass is no fault of the server's (503). */
export const sayFailureInGerman: AfterErrorHook = ({ error, result }) => {
  if (isDatabaseAway(error))
    return { status: UNAVAILABLE, response: { errors: [{ message: DATABASE_AWAY, data: DATABASE_AWAY_DATA }] } };
  if (isDiskFull(error)) return { status: DISK_FULL_STATUS, response: { errors: [{ message: DISK_FULL }] } };
  if (NO_FORM.test(error.message)) return { status: 400, response: { errors: [{ message: UNREADABLE_FORM }] } };
  if (error.message === NO_FILE) return { response: { errors: [{ message: NO_FILE_CHOSEN }] } };
  // A file that is at fault is refused before (uploads/prepare.ts). Payload takes a later failure for the editor's:
  // 400.
  if (error instanceof FileUploadError)
    return { status: UNAVAILABLE, response: { errors: [{ message: FILE_NOT_STORED }] } };
  const [first] = (result as { errors?: { message?: string }[] } | undefined)?.errors ?? [];
  return first?.message === ENGLISH ? { response: { errors: [{ message: GERMAN }] } } : undefined;
};

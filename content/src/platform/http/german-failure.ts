import { type AfterErrorHook, FileUploadError } from "payload";
import { isDatabaseAway } from "../database/away.ts";
import { DATABASE_AWAY, DATABASE_AWAY_DATA, UNAVAILABLE } from "./database-away.ts";
import { DISK_FULL, DISK_FULL_STATUS, isDiskFull } from "./disk-full.ts";

/** Payload's message in place of an internal error (payload/dist/utilities/routeError.js). */
const ENGLISH = "Something went wrong.";

const GERMAN =
  "Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal; hilft das nicht, sagen Sie es der Administration.";

const FILE_NOT_STORED =
  "Ihre Datei ist nicht gespeichert: Auf dem Server ist dabei etwas ausgefallen. Bitte versuchen Sie es in einer Minute noch einmal; hilft das nicht, sagen Sie es der Administration.";

export const NO_FILE_CHOSEN = "Bitte wählen Sie eine Datei aus.";

const UNREADABLE_FORM =
  "Die Datei ist nicht lesbar angekommen: Ihr Name enthält Zeichen, die in keinem Namen stehen dürfen, oder ein Teil fehlt. Bitte benennen Sie sie um, und laden Sie sie noch einmal hoch.";

/** Messages about a malformed form (busboy/lib/types/multipart.js), and Payload's about one without a file. */
const NO_FORM =
  /^(?:Malformed (?:part header|content type)|Unexpected end of (?:form|file)|Multipart: Boundary not found)$/;
const NO_FILE = "A file name is required.";

/** Translates an error for editors; a transient one of the database is not a server error (503). */
export const translateFailure: AfterErrorHook = ({ error, result }) => {
  if (isDatabaseAway(error))
    return { status: UNAVAILABLE, response: { errors: [{ message: DATABASE_AWAY, data: DATABASE_AWAY_DATA }] } };
  if (isDiskFull(error)) return { status: DISK_FULL_STATUS, response: { errors: [{ message: DISK_FULL }] } };
  if (NO_FORM.test(error.message)) return { status: 400, response: { errors: [{ message: UNREADABLE_FORM }] } };
  if (error.message === NO_FILE) return { response: { errors: [{ message: NO_FILE_CHOSEN }] } };
  // A bad file has already been refused (files/prepare-file.ts). Payload blames a later failure on the editor with 400.
  if (error instanceof FileUploadError)
    return { status: UNAVAILABLE, response: { errors: [{ message: FILE_NOT_STORED }] } };
  const [first] = (result as { errors?: { message?: string }[] } | undefined)?.errors ?? [];
  return first?.message === ENGLISH ? { response: { errors: [{ message: GERMAN }] } } : undefined;
};

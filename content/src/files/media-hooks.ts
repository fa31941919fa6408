import { createHash } from "node:crypto";
import { PDF_TYPE } from "@schaufenster/contract/media";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from "payload";
import type { Media } from "../payload-types.ts";
import { afterCommit } from "../platform/database/after-commit.ts";
import { pauseTransaction } from "../platform/database/pause-transaction.ts";
import { uploadsStore } from "../platform/file-store/uploads-store.ts";
import { NO_FILE_CHOSEN } from "../platform/http/german-failure.ts";
import { refused } from "../platform/http/refused.ts";
import { startEncoding } from "./encoding-queue.ts";
import { findMedia } from "./find-media.ts";
import { prepareUpload } from "./prepare-file.ts";
import { reserveName } from "./reserved-names.ts";
import { removeAfterCommit } from "./unfinished.ts";
import { readUpload } from "./when-files-are-stored.ts";
import { wordsWithin } from "./words/words-within.ts";

/** Fields that only the server sets, from the file and its renditions. */
const KNOWN_OF_FILE = new Set([
  ...["filename", "mimeType", "filesize", "width", "height", "url", "thumbnailURL", "sizes"],
  ...["contentHash", "encodings", "encoded"],
]);

/** Removes from a save the fields that only the server sets, and a focal point outside of the picture. */
export const ignoreServerFields: CollectionBeforeOperationHook = ({ args, operation }) => {
  if ((operation !== "create" && operation !== "update") || !("data" in args)) return args;
  const isTaken = ([key, value]: [string, unknown]) =>
    !KNOWN_OF_FILE.has(key) && (!["focalX", "focalY"].includes(key) || isWithin(value));
  return { ...args, data: Object.fromEntries(Object.entries(args.data ?? {}).filter(isTaken)) };
};

/** In percent of width or height. */
const isWithin = (value: unknown) => value === null || (typeof value === "number" && value >= 0 && value <= 100);

/**
 * Requires a file in the request or a copied entry. Payload would also fetch a `url` in the data, from any address that
 * this server reaches and without preparing the file; `pasteURL: false` only hides that in the admin.
 *
 * @throws APIError 400
 */
export const refuseWithoutFile: CollectionBeforeOperationHook<"media"> = ({ args, operation, req }) => {
  if (operation !== "create" || req.file || ("duplicateFromID" in args && args.duplicateFromID)) return;
  throw refused(NO_FILE_CHOSEN);
};

/**
 * Refuses one file for several entries: Payload would store it for the first and fail for the next.
 *
 * @throws APIError 400
 */
export const refuseForMany: CollectionBeforeOperationHook<"media"> = ({ args, operation, req }) => {
  if (operation !== "update" || !req.file || ("id" in args && args.id)) return;
  throw refused("Eine Datei gehört zu einem Eintrag. Bitte ersetzen Sie Dateien einzeln.");
};

/**
 * The file's original name as its editor knows it: browsers send %22 for a quotation mark (WHATWG,
 * multipart/form-data), macOS sends decomposed umlauts, and PostgreSQL stores no zero bytes.
 */
const nameOf = ({ name }: { name: string }) => name.replaceAll("%22", '"').replaceAll("\0", "").normalize("NFC");

const storedOf = async (args: object, req: PayloadRequest) => ("id" in args ? findMedia(req, args.id as number) : null);

const OTHER_KIND =
  "Ein PDF lässt sich nur durch ein PDF ersetzen, ein Bild oder Film nicht durch ein PDF. Bitte laden Sie diese Datei als neue hoch.";

/** The hash in a file's name. */
const HASH_AND_ENDING = /_[0-9a-f]{10}(?=\.\w+$)/;

/**
 * Writes a changed credit into the renditions. The stored original is processed like a new upload and stays unchanged,
 * but all files get new names, since caches keep a file forever.
 *
 * @throws APIError 400 for several pictures at once
 */
export const rewriteForCredit: CollectionBeforeOperationHook<"media"> = async ({ args, operation, req }) => {
  if (operation !== "update" || req.file || args.data?.credit === undefined) return args;
  if (!("id" in args && args.id))
    throw refused("Der Bildnachweis steht auch in den Dateien. Bitte ändern Sie ihn einzeln.");
  const stored = await storedOf(args, req);
  if (!stored?.mimeType?.startsWith("image/") || (stored.credit ?? "") === (args.data.credit ?? "")) return args;
  if (!(await uploadsStore.find(stored.filename ?? ""))) return args; // the file is missing
  await pauseTransaction(req);
  const file = await readUpload(stored, "Der Bildnachweis ist nicht geändert.");
  req.file = { ...file, name: file.name.replace(HASH_AND_ENDING, "") };
  return { ...args, data: { name: stored.name, ...args.data, contentHash: stored.contentHash } };
};

/**
 * Prepares a new file and names it by its content before Payload stores it. The original name is kept for the editor.
 *
 * @throws APIError 400, also when a PDF would replace a picture or film, or the reverse
 */
export const prepareBeforeOperation: CollectionBeforeOperationHook<"media"> = async ({ args, operation, req }) => {
  if ((operation !== "create" && operation !== "update") || !req.file) return args;
  const originalName = nameOf(req.file);
  const sent = req.file.data;
  const given = { ...(args.data as Partial<Media>) };
  const stored = await storedOf(args, req);
  // A new picture without a credit takes its embedded one. An embedded caption is only proposed in forms: a
  // photographer's note for colleagues would be published unread.
  if (given.credit === undefined)
    given.credit = operation === "create" ? (await wordsWithin(sent)).credit || null : stored?.credit;
  const prepared = await prepareUpload({ ...req.file, name: originalName }, given.credit ?? "");
  const isPdf = prepared.mimetype === PDF_TYPE;
  if (stored && (stored.mimeType === PDF_TYPE) !== isPdf) throw refused(OTHER_KIND);
  const mayReplace = "overwriteExistingFiles" in args && args.overwriteExistingFiles === true;
  req.file = { ...prepared, name: await reserveName(req, prepared.name, mayReplace) };
  const isPicture = req.file.mimetype.startsWith("image/");
  // Hash of the file as it was sent, to find duplicates before an upload.
  const contentHash = given.contentHash ?? createHash("sha256").update(sent).digest("hex");
  const data = { ...given, contentHash, encodings: null, encoded: !isPicture };
  if (isPdf && !stored) data.alternativeText ??= "";
  return { ...args, data: { ...data, name: data.name || originalName } };
};

/** Starts encoding a new or replaced picture after the response, and deletes the old file. */
export const encodeAfterChange: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, context, req }) => {
  if (previousDoc?.filename && previousDoc.filename !== doc.filename) {
    await removeAfterCommit(req, previousDoc);
  }
  if (!doc.encoded && context.silent !== true) {
    await afterCommit(req, () => startEncoding(req.payload));
  }
  return doc;
};

/** Deletes the files after the entry: if the database refuses, they stay. */
export const removeAfterDelete: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  await removeAfterCommit(req, doc);
  return doc;
};

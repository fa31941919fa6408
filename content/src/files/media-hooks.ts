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

/** Fields that the server alone fills in, from the file and from the files that are made of it. */
const KNOWN_OF_FILE = new Set([
  ...["filename", "mimeType", "filesize", "width", "height", "url", "thumbnailURL", "sizes"],
  ...["contentHash", "encodings", "encoded"],
]);

/** Leaves out of a save what the server alone knows, and a focal point outside of the picture. */
export const ignoreWhatFilesTell: CollectionBeforeOperationHook = ({ args, operation }) => {
  if ((operation !== "create" && operation !== "update") || !("data" in args)) return args;
  const isTaken = ([key, value]: [string, unknown]) =>
    !KNOWN_OF_FILE.has(key) && (!["focalX", "focalY"].includes(key) || isWithin(value));
  return { ...args, data: Object.fromEntries(Object.entries(args.data ?? {}).filter(isTaken)) };
};

/** A focal point lies at so many per cent of width and height. */
const isWithin = (value: unknown) => value === null || (typeof value === "number" && value >= 0 && value <= 100);

/**
 * A file comes with the request, or from the entry that is copied. Payload would also fetch what a `url` in the data names,
 * from any address this server reaches and past the preparation; `pasteURL: false` only hides that from the admin.
 *
 * @throws APIError 400
 */
export const refuseWithoutFile: CollectionBeforeOperationHook<"media"> = ({ args, operation, req }) => {
  if (operation !== "create" || req.file || ("duplicateFromID" in args && args.duplicateFromID)) return;
  throw refused(NO_FILE_CHOSEN);
};

/**
 * A file belongs to one entry. Payload would give it to the first of many, and fail with the next.
 *
 * @throws APIError 400
 */
export const refuseForMany: CollectionBeforeOperationHook<"media"> = ({ args, operation, req }) => {
  if (operation !== "update" || !req.file || ("id" in args && args.id)) return;
  throw refused("Eine Datei gehört zu einem Eintrag. Bitte ersetzen Sie Dateien einzeln.");
};

/**
 * A file's own name, as its editor reads and types it: browsers write %22 for a quotation mark (WHATWG, multipart/form-data),
 * a Mac writes umlauts as two characters, and PostgreSQL has no zero.
 */
const nameOf = ({ name }: { name: string }) => name.replaceAll("%22", '"').replaceAll("\0", "").normalize("NFC");

const storedOf = async (args: object, req: PayloadRequest) => ("id" in args ? findMedia(req, args.id as number) : null);

const OTHER_KIND =
  "Ein PDF lässt sich nur durch ein PDF ersetzen, ein Bild oder Film nicht durch ein PDF. Bitte laden Sie diese Datei als neue hoch.";

/** Ending and hash of a file's name. */
const HASH_AND_ENDING = /_[0-9a-f]{10}(?=\.\w+$)/;

/**
 * A changed credit is written into what visitors get of a picture. The stored one comes as if it were uploaded once more, and
 * stays as it is; but all of its files get new names, as caches keep a name's content for ever.
 *
 * @throws APIError 400 when one is given to many pictures at once
 */
export const rewriteForCredit: CollectionBeforeOperationHook<"media"> = async ({ args, operation, req }) => {
  if (operation !== "update" || req.file || args.data?.credit === undefined) return args;
  if (!("id" in args && args.id))
    throw refused("Der Bildnachweis steht auch in den Dateien. Bitte ändern Sie ihn einzeln.");
  const stored = await storedOf(args, req);
  if (!stored?.mimeType?.startsWith("image/") || (stored.credit ?? "") === (args.data.credit ?? "")) return args;
  if (!(await uploadsStore.find(stored.filename ?? ""))) return args; // there is nothing to write it into
  await pauseTransaction(req);
  const file = await readUpload(stored, "Der Bildnachweis ist nicht geändert.");
  req.file = { ...file, name: file.name.replace(HASH_AND_ENDING, "") };
  return { ...args, data: { name: stored.name, ...args.data, contentHash: stored.contentHash } };
};

/**
 * A new file is prepared and named by its content before Payload stores it; its own name is kept for the editor.
 *
 * @throws APIError 400 also when a PDF would stand where a picture or film is shown, or the other way round
 */
export const prepareBeforeOperation: CollectionBeforeOperationHook<"media"> = async ({ args, operation, req }) => {
  if ((operation !== "create" && operation !== "update") || !req.file) return args;
  const originalName = nameOf(req.file);
  const sent = req.file.data;
  const given = { ...(args.data as Partial<Media>) };
  const stored = await storedOf(args, req);
  // Where nobody has said whose a new picture is, it says so itself. Its caption is proposed by forms alone: what a photographer
  // notes for colleagues would be public before anybody has read it.
  if (given.credit === undefined)
    given.credit = operation === "create" ? (await wordsWithin(sent)).credit || null : stored?.credit;
  const prepared = await prepareUpload({ ...req.file, name: originalName }, given.credit ?? "");
  const isPdf = prepared.mimetype === PDF_TYPE;
  if (stored && (stored.mimeType === PDF_TYPE) !== isPdf) throw refused(OTHER_KIND);
  const mayReplace = "overwriteExistingFiles" in args && args.overwriteExistingFiles === true;
  req.file = { ...prepared, name: await reserveName(req, prepared.name, mayReplace) };
  const isPicture = req.file.mimetype.startsWith("image/");
  // Of what was sent: it is compared with that.
  const contentHash = given.contentHash ?? createHash("sha256").update(sent).digest("hex");
  const data = { ...given, contentHash, encodings: null, encoded: !isPicture };
  if (isPdf && !stored) data.alternativeText ??= "";
  return { ...args, data: { ...data, name: data.name || originalName } };
};

/** Encodings of a new or replaced picture are made after the answer; the files of the old one go. */
export const encodeAfterChange: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, context, req }) => {
  if (previousDoc?.filename && previousDoc.filename !== doc.filename) {
    await removeAfterCommit(req, previousDoc);
  }
  if (!doc.encoded && context.silent !== true) {
    await afterCommit(req, () => startEncoding(req.payload));
  }
  return doc;
};

/** Once the entry is gone for good: a deletion that the database refuses keeps its files. */
export const removeAfterDelete: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  await removeAfterCommit(req, doc);
  return doc;
};

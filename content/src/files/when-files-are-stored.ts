import { buffer } from "node:stream/consumers";
import {
  type APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  FileUploadError,
  type PayloadRequest,
} from "payload";
import type { Media } from "../payload-types.ts";
import { FileStoreError } from "../platform/file-store/file-store.ts";
import { uploadsStore, usesBucket } from "../platform/file-store/uploads-store.ts";
import { refused } from "../platform/http/refused.ts";
import { log } from "../platform/process/log.ts";
import { isTextEnough } from "./alternative-text.ts";
import { findMedia } from "./find-media.ts";
import { areUploadsMissing, wereUploadsMissing } from "./missing.ts";
import { fileNames, renditionFiles } from "./renditions.ts";
import { removeOnRollback } from "./reserved-names.ts";

/** Timeout for storing an upload, in ms, plus a second per 2.5 MB: the site waits for 120 s. */
const SENDING_MS = 30_000;
const BYTES_A_MS = 2500;

const UNAVAILABLE = 503;
const FILES_AWAY =
  "Ihre Datei ist nicht gespeichert: Auf dem Server fehlt der Ordner mit allen anderen Dateien. Bitte sagen Sie es der Administration.";

/** Fields that a copied file inherits; a copy is made to get another text. */
const COPIED = [
  "alternativeText",
  "caption",
  "credit",
  "name",
  "album",
  "poster",
  "subtitles",
  "focalX",
  "focalY",
] as const;

function storeRefuses(error: unknown, what: string): APIError {
  log.error({ err: error }, "a request to the file store failed");
  const text = `Der Dateispeicher antwortet gerade nicht. ${what} Bitte versuchen Sie es in einigen Minuten noch einmal.`;
  return refused(text, UNAVAILABLE);
}

function filesOf(data: Partial<Media>, { file, payloadUploadSizes = {} }: PayloadRequest): [string, Buffer][] {
  const whole: [string, Buffer][] = file && data.filename ? [[data.filename, file.data]] : [];
  const sizes = renditionFiles(data).flatMap(([size, name]): [string, Buffer][] => {
    const rendition = payloadUploadSizes[size];
    return rendition ? [[name, rendition]] : [];
  });
  return [...whole, ...sizes];
}

/**
 * Stores all files of a new or replaced upload; if one fails, there is no entry. The transaction is paused meanwhile
 * (upload-transaction.ts), so that a visitor's inquiry doesn't wait.
 */
export const storeFiles: CollectionBeforeChangeHook<Media> = async ({ data, operation, req }) => {
  if (!req.file || !data.filename) return data;
  // The validation will refuse it.
  if (operation === "create" && !isTextEnough(data.alternativeText, operation, req)) return data;
  // An unreachable bucket reports that itself; checking many files would block the writer.
  if (usesBucket ? wereUploadsMissing() : await areUploadsMissing(req.payload)) {
    log.error(`an upload was refused: all other files are missing in ${uploadsStore.place}`);
    throw refused(FILES_AWAY, UNAVAILABLE);
  }
  const files = filesOf(data, req);
  removeOnRollback(
    data.filename,
    files.map(([name]) => name),
  );
  const size = files.reduce((sum, [, { length }]) => sum + length, 0);
  const signal = AbortSignal.timeout(SENDING_MS + Math.ceil(size / BYTES_A_MS));
  const stored = await Promise.allSettled(files.map(([name, content]) => uploadsStore.write(name, content, signal)));
  const failed = stored.find((each) => each.status === "rejected");
  if (failed?.reason instanceof FileStoreError) throw storeRefuses(failed.reason, "Ihre Datei ist nicht gespeichert.");
  if (failed) {
    log.error({ err: failed.reason }, "an upload was not stored");
    throw Object.assign(new FileUploadError(req.t), { cause: failed.reason });
  }
  return data;
};

/** Deletes an entry's files from the bucket first; if that fails, the entry stays. */
export const removeFromBucket: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!usesBucket) return;
  const media = await findMedia(req, id);
  if (!media) return;
  await uploadsStore.remove(fileNames(media)).catch((error: unknown) => {
    throw storeRefuses(error, "Es ist noch nicht alles gelöscht.");
  });
};

/**
 * Payload would read the original from its own folder when an entry is copied or the focal point changes. Here, a copy
 * uploads the same file again, and only the focal point is saved, since no rendition is cropped.
 */
export const avoidPayloadFolder: CollectionBeforeOperationHook<"media"> = async ({ args, operation, req }) => {
  if (operation === "create" && "duplicateFromID" in args && args.duplicateFromID) {
    const original = await req.payload.findByID({
      collection: "media",
      id: args.duplicateFromID,
      depth: 0,
      overrideAccess: args.overrideAccess ?? false,
      req,
    });
    req.file = await readUpload(original, "Die Datei ist nicht kopiert.");
    const copied = Object.fromEntries(COPIED.map((field) => [field, original[field]]));
    return { ...args, duplicateFromID: undefined, data: { ...copied, ...args.data } };
  }
  const { uploadEdits, ...query } = req.query;
  if (operation !== "update" || req.file || !uploadEdits) return args;
  req.query = query;
  const { x, y } = (uploadEdits as { focalPoint?: { x?: unknown; y?: unknown } }).focalPoint ?? {};
  if (x === undefined || y === undefined) return args;
  return { ...args, data: { ...args.data, focalX: Math.round(Number(x)), focalY: Math.round(Number(y)) } };
};

const stored = new WeakSet<Buffer>();

/** Whether a file was read from the store, and needs no preparation. */
export const isStored = (data: Buffer): boolean => stored.has(data);

/** @param consequence if the store doesn't respond, in German; @throws APIError 503 with it */
export async function readUpload(
  { filename, mimeType }: Media,
  consequence: string,
): Promise<NonNullable<PayloadRequest["file"]>> {
  try {
    const data = await buffer(await uploadsStore.read(filename ?? ""));
    stored.add(data);
    return { data, name: filename ?? "", mimetype: mimeType ?? "", size: data.length };
  } catch (error) {
    throw storeRefuses(error, consequence);
  }
}

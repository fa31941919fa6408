import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeOperationHook } from "payload";
import { afterCommit } from "../database/payload-patches.ts";
import type { Media } from "../payload-types.ts";
import { encodeOutstanding } from "./encoding-queue.ts";
import { removeEncodings } from "./encodings.ts";
import { prepareUpload } from "./prepare.ts";
import { renditionFiles } from "./renditions.ts";

/** A new file is prepared and named by its content before Payload stores it; its own name is kept for the editor. */
export const prepareBeforeOperation: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== "create" && operation !== "update") || !req.file) return args;
  const originalName = req.file.name;
  req.file = await prepareUpload(req.file);
  const isPicture = req.file.mimetype.startsWith("image/");
  const data = { name: originalName, ...args.data, encodings: null, encoded: !isPicture };
  return { ...args, data: { ...data, name: data.name || originalName } };
};

/** Encodings of a new or replaced picture are made after the answer; those of the old one go. */
export const encodeAfterChange: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, context, req }) => {
  if (previousDoc?.filename && previousDoc.filename !== doc.filename) {
    await afterCommit(req, () => removeFiles(previousDoc));
  }
  if (!doc.encoded && context.silent !== true) {
    await afterCommit(req, () => encodeOutstanding(req.payload));
  }
  return doc;
};

export const removeAfterDelete: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  await afterCommit(req, () => removeFiles(doc));
  return doc;
};

function removeFiles(media: Media): Promise<void> {
  return removeEncodings(renditionFiles(media).map(([, filename]) => filename));
}

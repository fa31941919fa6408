import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from "payload";
import { oneSaveAtATime, staleSave } from "../entry/stale-save.ts";
import type { Media } from "../payload-types.ts";
import { pauseTransaction, resumeTransaction } from "../platform/database/pause-transaction.ts";
import { findMedia } from "./find-media.ts";

/**
 * Pauses the transaction while renditions are made and files are stored: nothing is written before
 * (docs/decisions/152).
 */
export const pauseForUpload: CollectionBeforeOperationHook<"media"> = async ({ args, operation, req }) => {
  if (operation === "create" || (operation === "update" && req.file)) await pauseTransaction(req);
  return args;
};

/**
 * Resumes the transaction before an upload writes. It must not overwrite what others have saved since.
 *
 * @throws APIError 409 if the entry was saved, moved to the trash or deleted meanwhile
 */
export const resumeAfterUpload: CollectionBeforeChangeHook<Media> = async ({ data, operation, originalDoc, req }) => {
  await resumeTransaction(req);
  if (operation !== "update" || !req.file || !originalDoc) return data;
  const { id, updatedAt } = originalDoc;
  await oneSaveAtATime(req, { collection: "media", id });
  const stored = await findMedia(req, id);
  if (stored?.updatedAt !== (req.context.savedBefore ?? updatedAt)) throw staleSave(stored ?? {});
  return data;
};

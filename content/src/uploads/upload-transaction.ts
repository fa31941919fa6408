import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from "payload";
import { pauseTransaction, resumeTransaction } from "../database/pause.ts";
import { oneSaveAtATime, staleSave } from "../editing/stale-save.ts";
import type { Media } from "../payload-types.ts";
import { usesBucket } from "./file-store/uploads-store.ts";
import { findMedia } from "./find-media.ts";

/**
 * Renditions are made and files are sent while the transaction is paused: nothing is written before (docs/decisions/152).
 * Not so where a file in the folder is replaced: Payload removes the old one at once, and the entry must not be refused
 * after that. Nor where one file is given to many entries.
 */
export const pauseForUpload: CollectionBeforeOperationHook<"media"> = async ({ args, operation, req }) => {
  const replaces = usesBucket && operation === "update" && req.file && "id" in args && args.id;
  if (operation === "create" || replaces) await pauseTransaction(req);
  return args;
};

/**
 * From here on an upload writes; what others have saved meanwhile it must not overwrite.
 *
 * @throws APIError 409 when the entry was saved, put into the trash or deleted while its new file was sent
 */
export const resumeAfterUpload: CollectionBeforeChangeHook<Media> = async ({ data, operation, originalDoc, req }) => {
  await resumeTransaction(req);
  if (operation !== "update" || !req.file || !originalDoc) return data;
  const { id, updatedAt } = originalDoc;
  await oneSaveAtATime(req, { collection: "media", id });
  const stored = await findMedia(req, id);
  if (stored?.updatedAt !== updatedAt) throw staleSave(stored ?? {});
  return data;
};

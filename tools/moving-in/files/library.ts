import { type Payload, ValidationError, type Where } from "payload";
import { prepareUpload } from "../../../content/src/files/prepare-file.ts";
import type { Media } from "../../../content/src/payload-types.ts";

/** A file as Payload accepts it; its type is detected from its content. */
export type Upload = { data: Buffer; name: string; mimetype: string; size: number };

/** A file of the library; one in the trash is restored, since it is needed again. */
export async function findInLibrary(payload: Payload, where: Where): Promise<Media | null> {
  const find = { collection: "media", where, limit: 1, depth: 0 } as const;
  const found = (await payload.find(find)).docs[0];
  const trashed = found ? undefined : (await payload.find({ ...find, trash: true })).docs[0];
  if (!trashed) return found ?? null;
  const common = { collection: "media", trash: true, depth: 0, context: { silent: true } } as const;
  return payload.update({ ...common, id: trashed.id, data: { deletedAt: null } });
}

/**
 * The file that already has the name: the same picture, uploaded with other metadata.
 * @param error why the upload was refused; rethrown if that isn't the reason
 */
export async function findSameName(payload: Payload, upload: Upload, error: unknown): Promise<Media> {
  if (!(error instanceof ValidationError)) throw error;
  const { name } = await prepareUpload({ ...upload });
  const same = await findInLibrary(payload, { filename: { equals: name } });
  if (!same) throw error;
  return same;
}

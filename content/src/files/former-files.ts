import { RENDITION_PREFIX, UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from "payload";
import { cachedPerVersion } from "../entry/cached-per-version.ts";
import { fileStem } from "../entry/file-stem.ts";
import { forgetAddresses, knownAddresses, noteAddress } from "../entry/known-addresses.ts";
import type { Media } from "../payload-types.ts";
import { renditionFiles } from "./renditions.ts";

const formerFiles = cachedPerVersion("former files", async (payload) => {
  const known = await knownAddresses(payload, "media");
  const entries = known.map(({ address, entry }): [string, number] => [
    fileStem({ filename: address.slice(UPLOADS_PREFIX.length) }),
    entry,
  ]);
  return new Map(entries.reverse()); // the latest wins
});

/**
 * The URL of the file that replaced another one, in the same size if possible.
 *
 * @param name of a missing file
 * @returns null if no file had this name, or its entry is in the trash or deleted
 */
export async function addressOfSuccessor(payload: Payload, name: string): Promise<string | null> {
  const entries = await formerFiles(payload);
  const stem = fileStem({ filename: name.normalize("NFC") });
  const size = RENDITION_PREFIX.exec(stem)?.[1] ?? null;
  const whole = entries.get(stem);
  const id = whole ?? (size ? entries.get(stem.slice(size.length + 1)) : undefined);
  if (id === undefined) return null;
  const media = await payload.findByID({ collection: "media", id, depth: 0, disableErrors: true });
  if (!media?.filename) return null;
  const sizes = new Map<string | null, string>(renditionFiles(media));
  const current = (whole === undefined && sizes.get(size)) || media.filename;
  return current === name ? null : UPLOADS_PREFIX + encodeURIComponent(current);
}

/** Redirects a replaced file's URL to the new file. */
export const noteFormerFile: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== "update" || !previousDoc?.filename || previousDoc.filename === doc.filename) return doc;
  await noteAddress(req, { address: UPLOADS_PREFIX + previousDoc.filename, type: "media", entry: doc.id });
  return doc;
};

export const forgetFormerFiles: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  await forgetAddresses(req, "media", doc.id);
  return doc;
};

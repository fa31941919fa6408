import type { CollectionAfterReadHook } from "payload";
import type { Media } from "../payload-types.ts";

type StoredFile = { filename?: string | null; url?: string | null };

const withPublicAddress = <F extends StoredFile>(file: F): F =>
  file.filename ? { ...file, url: `/uploads/${file.filename}` } : file;

/**
 * Files and their sizes have the address under which everybody gets them, so that a copied one opens for anybody:
 * Payload's own answers editors alone. It stays where a file lies in the trash, which nobody else is to see.
 */
export const showPublicAddress: CollectionAfterReadHook<Media> = ({ doc, req }) => {
  if (!req.user || doc.deletedAt) return doc;
  const sizes = Object.entries(doc.sizes ?? {}).map(([name, size]) => [name, withPublicAddress(size)]);
  return { ...withPublicAddress(doc), ...(doc.sizes && { sizes: Object.fromEntries(sizes) }) };
};

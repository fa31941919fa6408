import { UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { CollectionAfterReadHook } from "payload";
import type { Media } from "../payload-types.ts";

type StoredFile = { filename?: string | null; url?: string | null };

const withPublicAddress = <F extends StoredFile>(file: F): F =>
  file.filename ? { ...file, url: UPLOADS_PREFIX + file.filename } : file;

/**
 * Files and their sizes have the address under which everybody gets them, so that a copied one opens for anybody:
 * Payload's own answers editors alone. It stays where a file lies in the trash, which nobody else is to see.
 */
export const showPublicAddress: CollectionAfterReadHook<Media> = ({ doc, req }) => {
  if (!req.user || doc.deletedAt) return doc;
  const sizes = Object.entries(doc.sizes ?? {}).map(([name, size]) => [name, withPublicAddress(size)]);
  return { ...withPublicAddress(doc), ...(doc.sizes && { sizes: Object.fromEntries(sizes) }) };
};

/** Lists and pickers of the admin show a film by its still. The site does not ask for it, and is spared the query. */
export const showStillOfFilm: CollectionAfterReadHook<Media> = async ({ doc, req }) => {
  if (!req.user || doc.thumbnailURL || !doc.poster || !doc.mimeType?.startsWith("video/")) return doc;
  const select = { sizes: true } as const;
  const poster: Pick<Media, "sizes"> | null =
    typeof doc.poster === "object"
      ? doc.poster
      : await req.payload.findByID({ collection: "media", id: doc.poster, depth: 0, select, disableErrors: true, req });
  const filename = poster?.sizes?.thumbnail?.filename;
  return filename ? { ...doc, thumbnailURL: UPLOADS_PREFIX + filename } : doc;
};

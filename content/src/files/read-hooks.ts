import { UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { CollectionAfterReadHook } from "payload";
import type { Media } from "../payload-types.ts";

type StoredFile = { filename?: string | null; url?: string | null };

const withPublicAddress = <F extends StoredFile>(file: F): F =>
  file.filename ? { ...file, url: UPLOADS_PREFIX + file.filename } : file;

/**
 * Gives files and their sizes their public URL, so that a copied one opens for anybody: Payload's own URL answers only
 * editors. Files in the trash keep it, since nobody else may see them.
 */
export const showPublicAddress: CollectionAfterReadHook<Media> = ({ doc, req }) => {
  if (!req.user || doc.deletedAt) return doc;
  const sizes = Object.entries(doc.sizes ?? {}).map(([name, size]) => [name, withPublicAddress(size)]);
  return { ...withPublicAddress(doc), ...(doc.sizes && { sizes: Object.fromEntries(sizes) }) };
};

/** Shows a film's still in lists and pickers of the admin. The site's requests are spared the query. */
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

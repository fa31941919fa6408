import type { CollectionAfterReadHook } from "payload";
import type { Media } from "../payload-types.ts";

type Poster = Pick<Media, "sizes">;

const thumbnailOf = ({ sizes }: Poster): string | null =>
  sizes?.thumbnail?.filename ? `/uploads/${sizes.thumbnail.filename}` : null;

/** Lists and pickers of the admin show a film by its still. The site does not ask for it, and is spared the query. */
export const showStillOfFilm: CollectionAfterReadHook<Media> = async ({ doc, req }) => {
  if (!req.user || doc.thumbnailURL || !doc.poster || !doc.mimeType?.startsWith("video/")) return doc;
  const poster: Poster | null =
    typeof doc.poster === "object"
      ? doc.poster
      : await req.payload.findByID({
          collection: "media",
          id: doc.poster,
          depth: 0,
          select: { sizes: true },
          disableErrors: true,
          req,
        });
  return poster ? { ...doc, thumbnailURL: thumbnailOf(poster) } : doc;
};

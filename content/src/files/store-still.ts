import type { CollectionBeforeChangeHook } from "payload";
import type { Media } from "../payload-types.ts";

/** Name of the part of a form in which a film's still comes along with it. */
export const STILL = "still";

/**
 * Stores the still that came along with a film, in the film's own transaction: a film that is refused leaves none behind.
 * It comes after the film was sent to its store, and sends itself before it writes.
 */
export const storeStill: CollectionBeforeChangeHook<Media> = async ({ data, req }) => {
  const still = req.files?.[STILL];
  const film = req.file;
  if (!still || Array.isArray(still) || !film?.mimetype.startsWith("video/")) return data;
  req.files = undefined; // the still is an upload of its own, which has none
  const { id } = await req.payload.create({
    collection: "media",
    data: { alternativeText: `Standbild aus dem Film „${data.name}“` },
    file: still,
    overrideAccess: false,
    depth: 0,
    context: { isPartOfMore: true },
    req,
  });
  req.file = film;
  return { ...data, poster: id };
};

import type { CollectionBeforeChangeHook } from "payload";
import type { Media } from "../payload-types.ts";

export const STILL = "still";

/**
 * Stores the still of a film in the film's transaction, so that a refused film leaves none behind. Runs after the film
 * was stored; the still is stored before the database is written.
 */
export const storeStill: CollectionBeforeChangeHook<Media> = async ({ data, req }) => {
  const still = req.files?.[STILL];
  const film = req.file;
  if (!still || Array.isArray(still) || !film?.mimetype.startsWith("video/")) return data;
  req.files = undefined; // the still's own upload has none
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

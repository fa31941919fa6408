import type { CollectionBeforeOperationHook } from "payload";
import { STILL } from "./still-part.ts";

/**
 * Stores the still that came along with a film, in the film's own transaction: a film that is refused leaves none behind.
 */
export const storeStill: CollectionBeforeOperationHook<"media"> = async ({ args, operation, req }) => {
  const still = req.files?.[STILL];
  const film = req.file;
  if ((operation !== "create" && operation !== "update") || !still || Array.isArray(still)) return args;
  if (!film?.mimetype.startsWith("video/")) return args;
  req.files = undefined; // the still is an upload of its own, which has none
  const { id } = await req.payload.create({
    collection: "media",
    data: { alternativeText: `Standbild aus dem Film „${film.name}“` },
    file: still,
    overrideAccess: false,
    depth: 0,
    req,
  });
  req.file = film;
  return { ...args, data: { ...("data" in args ? args.data : {}), poster: id } };
};

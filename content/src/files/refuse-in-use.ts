import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from "payload";
import type { Media } from "../payload-types.ts";
import { refused } from "../platform/http/refused.ts";
import { findMedia } from "./find-media.ts";
import { type Use, usesOf, usesOfCategory } from "./usage.ts";

const NAMED = 5;

function refuse(what: string, uses: Use[], advice: string): void {
  if (uses.length === 0) return;
  const places = [...new Set(uses.map(({ place }) => place))];
  const more = places.length > NAMED ? " und an weiteren Stellen" : "";
  throw refused(`${what} wird noch gebraucht: ${places.slice(0, NAMED).join(", ")}${more}. ${advice}`);
}

async function refuseFile(req: PayloadRequest, media: Media, trash: boolean): Promise<void> {
  const advice = "Wählen Sie dort zuerst eine andere, oder ersetzen Sie hier die Datei.";
  refuse(`„${media.name || media.filename}“`, await usesOf(req, media, trash), advice);
}

async function refuseCategory(req: PayloadRequest, id: number | string, trash: boolean): Promise<void> {
  refuse("Diese Kategorie", await usesOfCategory(req, id, trash), "Nehmen Sie sie dort zuerst heraus.");
}

const isTrashed = (data: Partial<{ deletedAt: unknown }>, originalDoc: { deletedAt?: unknown } | undefined) =>
  Boolean(data.deletedAt) && !originalDoc?.deletedAt;

/**
 * Refuses to delete a file in use, and lists where: pages would silently lose it. Entries in the trash count, too,
 * since they can be restored.
 */
export const refuseWhileInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const media = await findMedia(req, id);
  if (media) await refuseFile(req, media, true);
};

export const refuseToTrashWhileInUse: CollectionBeforeChangeHook<Media> = async ({ data, originalDoc, req }) => {
  if (originalDoc && isTrashed(data, originalDoc)) await refuseFile(req, originalDoc, false);
  return data;
};

/** Refuses to delete a category in use: projects would silently lose it. */
export const refuseCategoryInUse: CollectionBeforeDeleteHook = ({ id, req }) => refuseCategory(req, id, true);

export const refuseToTrashCategoryInUse: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (originalDoc && isTrashed(data, originalDoc)) await refuseCategory(req, originalDoc.id, false);
  return data;
};

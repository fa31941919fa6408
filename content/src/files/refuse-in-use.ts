import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from "payload";
import type { Media } from "../payload-types.ts";
import { refused } from "../platform/http/refused.ts";
import { findMedia } from "./find-media.ts";
import { type Use, usesOf, usesOfCategory } from "./usage.ts";

/** Places named in a refusal; more are mentioned. */
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

/** Whether a save puts an entry into the trash. */
const isTrashed = (data: Partial<{ deletedAt: unknown }>, originalDoc: { deletedAt?: unknown } | undefined) =>
  Boolean(data.deletedAt) && !originalDoc?.deletedAt;

/**
 * A page would lose its picture without a word, so the refusal says where the file is in use. What is deleted for good is
 * missed by entries in the trash too, once they are brought back.
 */
export const refuseWhileInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const media = await findMedia(req, id);
  if (media) await refuseFile(req, media, true);
};

export const refuseToTrashWhileInUse: CollectionBeforeChangeHook<Media> = async ({ data, originalDoc, req }) => {
  if (originalDoc && isTrashed(data, originalDoc)) await refuseFile(req, originalDoc, false);
  return data;
};

/** Projects would lose their category without a word, and visitors the way to them. */
export const refuseCategoryInUse: CollectionBeforeDeleteHook = ({ id, req }) => refuseCategory(req, id, true);

export const refuseToTrashCategoryInUse: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (originalDoc && isTrashed(data, originalDoc)) await refuseCategory(req, originalDoc.id, false);
  return data;
};

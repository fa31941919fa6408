import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
  type Where,
} from "payload";
import type { Media } from "../payload-types.ts";
import { fileStem } from "./file-names.ts";

/**
 * One place where a file can be used: a type of entry, what editors call it, its title, the fields that name files, and the
 * Markdown texts that can hold a file's address.
 */
type Place = { collection: CollectionSlug; label: string; title: string; fields: string[]; texts: string[] };

const PLACES: Place[] = [
  {
    collection: "services",
    label: "Leistung",
    title: "title",
    fields: ["slideImage", "serviceAssets.credentials"],
    texts: ["mainContent", "slideContent", "serviceAssets.content"],
  },
  {
    collection: "references",
    label: "Referenz",
    title: "title",
    fields: ["image", "localVideo"],
    texts: ["description"],
  },
  { collection: "projects", label: "Projekt", title: "header", fields: ["image"], texts: ["content"] },
  { collection: "media", label: "Standbild von", title: "name", fields: ["poster"], texts: [] },
];

/** Places named in a warning; more are counted. */
const NAMED = 5;

type Found = { id: number | string } & Record<string, unknown>;

/**
 * Entries that match as they are published or as they are drafted, once each.
 *
 * @param trash whether what is in the trash counts, which can be brought back
 */
async function entriesWith(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
  trash: boolean,
): Promise<Found[]> {
  const common = { collection, where, depth: 0, pagination: false, trash, req } as const;
  const found = new Map<number | string, Found>();
  for (const draft of [false, true]) {
    const { docs } = await req.payload.find({ ...common, draft });
    for (const doc of docs as unknown as Found[]) found.set(doc.id, doc);
  }
  return [...found.values()];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, "\\$&");

/** Finds the address of any file of a picture or film in a text: `/uploads/bild.jpg`, `/uploads/thumbnail_bild.webp`. */
function addressPattern(media: Pick<Media, "filename">): RegExp {
  return new RegExp(`/uploads/(?:[a-z]+_)?${escaped(fileStem(media))}\\.[a-z0-9]+`);
}

/** Where a file is used, in words: `Projekt „Fotowand“`. Drafts count, for they will be published, and so do texts. */
async function usesOf(req: PayloadRequest, media: Pick<Media, "id" | "filename">, trash: boolean): Promise<string[]> {
  const stem = fileStem(media);
  const address = addressPattern(media);
  const uses: string[] = [];
  for (const { collection, label, title, fields, texts } of PLACES) {
    const words = (doc: Found) => `${label} „${doc[title] || "ohne Titel"}“`;
    const direct: Where = { or: fields.map((field) => ({ [field]: { equals: media.id } })) };
    const named = await entriesWith(req, collection, direct, trash);
    const inText: Where = { or: texts.map((text) => ({ [text]: { contains: stem } })) };
    const mentioned = stem && texts.length > 0 ? await entriesWith(req, collection, inText, trash) : [];
    const others = mentioned.filter((doc) => address.test(JSON.stringify(doc)));
    uses.push(...new Set([...named.map(words), ...others.map((doc) => `${words(doc)} (im Text)`)]));
  }
  return [...uses, ...(await usesInGlobals(req, media, stem ? address : null))];
}

async function usesInGlobals(
  req: PayloadRequest,
  { id }: Pick<Media, "id">,
  address: RegExp | null,
): Promise<string[]> {
  const uses = new Set<string>();
  for (const draft of [false, true]) {
    const { badgeImage } = await req.payload.findGlobal({ slug: "site-settings", draft, depth: 0, req });
    if (badgeImage === id) uses.add("Plakette in den Einstellungen der Website");
    const texts = await req.payload.findGlobal({ slug: "legal-texts", draft, depth: 0, req });
    if (address?.test(JSON.stringify(texts))) uses.add("Rechtstexte");
  }
  return [...uses];
}

function refuse(what: string, uses: string[], advice: string): void {
  if (uses.length === 0) return;
  const more = uses.length > NAMED ? " und an weiteren Stellen" : "";
  const places = uses.slice(0, NAMED).join(", ");
  throw new APIError(`${what} wird noch gebraucht: ${places}${more}. ${advice}`, 400, null, true);
}

async function refuseFile(req: PayloadRequest, media: Pick<Media, "id" | "filename">, trash: boolean): Promise<void> {
  const advice = "Wählen Sie dort zuerst eine andere, oder ersetzen Sie hier die Datei.";
  refuse("Diese Datei", await usesOf(req, media, trash), advice);
}

async function refuseCategory(req: PayloadRequest, id: number | string, trash: boolean): Promise<void> {
  const projects = await entriesWith(req, "projects", { categories: { equals: id } }, trash);
  const uses = projects.map(({ header }) => `Projekt „${header || "ohne Titel"}“`);
  refuse("Diese Kategorie", uses, "Nehmen Sie sie dort zuerst heraus.");
}

/** Whether a save puts an entry into the trash. */
const isTrashed = (data: Partial<{ deletedAt: unknown }>, originalDoc: { deletedAt?: unknown } | undefined) =>
  Boolean(data.deletedAt) && !originalDoc?.deletedAt;

/**
 * A page would lose its picture without a word: who deletes a file that is in use is told where it is. What is deleted for
 * good is missed by entries in the trash too, once they are brought back.
 */
export const refuseWhileInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const media = await req.payload.findByID({
    collection: "media",
    id,
    depth: 0,
    trash: true,
    disableErrors: true,
    req,
  });
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

import type { CollectionSlug, PayloadRequest, Where } from "payload";
import { fileStem } from "../entry/file-stem.ts";
import type { Media } from "../payload-types.ts";

/**
 * A place where a file can be used: the collection, its German label, the title field, fields that reference files, and
 * Markdown texts that may contain file URLs.
 */
type Place = { collection: CollectionSlug; label: string; title: string; fields: string[]; texts: string[] };

/** New fields and texts must be added here. */
export const PLACES: Place[] = [
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
  { collection: "projects", label: "Projekt", title: "header", fields: ["image", "shareImage"], texts: ["content"] },
  { collection: "pages", label: "Seite", title: "title", fields: ["image", "shareImage"], texts: ["content"] },
  { collection: "media", label: "Standbild von", title: "name", fields: ["poster"], texts: [] },
];

/** A use of a file: `Projekt „Fotowand“ (im Text)`, and the URL of its form in the admin. */
export type Use = { place: string; href: string };

type Found = { id: number | string } & Record<string, unknown>;

/**
 * Entries whose published or draft version matches, without duplicates.
 *
 * @param trash whether to include the trash
 */
export async function entriesWith(
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

/** Matches any file URL of a picture or film: `/uploads/bild.jpg`, `/uploads/thumbnail_bild.webp`. */
function addressPattern(media: Pick<Media, "filename">): RegExp {
  return new RegExp(`/uploads/(?:[a-z]+_)?${escaped(fileStem(media))}\\.[a-z0-9]+`);
}

function useIn({ collection, label, title }: Omit<Place, "fields" | "texts">, doc: Found, where = ""): Use {
  return {
    place: `${label} „${doc[title] || "ohne Titel"}“${doc.deletedAt ? " (im Papierkorb)" : ""}${where}`,
    href: `/admin/collections/${collection}/${doc.deletedAt ? "trash/" : ""}${doc.id}`,
  };
}

/** Projects of a category, including drafts. @param trash whether to include the trash */
export async function usesOfCategory(req: PayloadRequest, id: number | string, trash: boolean): Promise<Use[]> {
  const projects = await entriesWith(req, "projects", { categories: { equals: id } }, trash);
  return projects.map((project) => useIn({ collection: "projects", label: "Projekt", title: "header" }, project));
}

/**
 * Where a file is used, including drafts and texts.
 *
 * @param trash whether to include the trash
 */
export async function usesOf(
  req: PayloadRequest,
  media: Pick<Media, "id" | "filename">,
  trash: boolean,
): Promise<Use[]> {
  const stem = fileStem(media);
  const address = addressPattern(media);
  const uses: Use[] = [];
  for (const place of PLACES) {
    const { collection, fields, texts } = place;
    const direct: Where = { or: fields.map((field) => ({ [field]: { equals: media.id } })) };
    const named = await entriesWith(req, collection, direct, trash);
    const inText: Where = { or: texts.map((text) => ({ [text]: { contains: stem } })) };
    const mentioned = stem && texts.length > 0 ? await entriesWith(req, collection, inText, trash) : [];
    const others = mentioned.filter((doc) => address.test(JSON.stringify(doc)));
    uses.push(...named.map((doc) => useIn(place, doc)), ...others.map((doc) => useIn(place, doc, " (im Text)")));
  }
  return [...uses, ...(await usesInGlobals(req, media))];
}

/** Pictures in the website's settings, published and draft. */
export async function picturesOfSettings(req: PayloadRequest): Promise<{ id: unknown; place: string }[]> {
  const settings = [false, true].map((draft) =>
    req.payload.findGlobal({ slug: "site-settings", draft, depth: 0, req }),
  );
  return (await Promise.all(settings)).flatMap(({ badgeImage, shareImage }) => [
    { id: badgeImage, place: "Plakette in den Einstellungen der Website" },
    { id: shareImage, place: "Bild für geteilte Links in den Einstellungen der Website" },
  ]);
}

async function usesInGlobals(req: PayloadRequest, media: Pick<Media, "id">): Promise<Use[]> {
  const places = (await picturesOfSettings(req)).filter(({ id }) => id === media.id).map(({ place }) => place);
  return [...new Set(places)].map((place) => ({ place, href: "/admin/globals/site-settings" }));
}

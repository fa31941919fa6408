import { PDF_TYPE, UPLOADS_PREFIX } from "@schaufenster/contract/media";
import { entryOfAddress } from "@schaufenster/contract/old-addresses";
import type { Payload, Where } from "payload";
import { entryAddress, FIXED_TARGETS, NAME_FIELDS } from "../../entry/entry-address.ts";
import { pictureOf, thumbnailsOf } from "../../files/thumbnails.ts";
import { KINDS, titleOf } from "../../ui/kinds.ts";
import type { Choice, Found, Group } from "./choice.ts";
import { addressOfTarget } from "./link-targets.ts";
import { holds } from "./search.ts";

const AT_ONCE = 60;

/** `more`: text that is searched in addition to the title. */
type Listed = Choice & { picture: number | null; more?: string };

type Source = { collection: keyof typeof NAME_FIELDS | "media"; sort: string; where?: Where; kind?: string };

const files = (kind: string, type: string): Source => ({
  collection: "media",
  sort: "-createdAt",
  where: { mimeType: { contains: type } },
  kind,
});

const SOURCES: Record<Group, Source> = {
  projects: { collection: "projects", sort: "-id" },
  pages: { collection: "pages", sort: "title" },
  categories: { collection: "categories", sort: "name" },
  sections: { collection: "services", sort: "sortId" },
  pictures: files("Bild", "image/"),
  films: files("Film", "video/"),
  files: files("PDF", PDF_TYPE),
};

/** Only fields that tiles show: texts would be most of the response. */
const SHOWN = Object.fromEntries(
  [
    ...["title", "header", "name", "address", "filename", "image", "slideImage", "deletedAt"],
    ...["alternativeText", "caption", "album"],
  ].map((name) => [name, true]),
);

/** Pages and sections that every site has (spec §2). */
function fixedChoices(group: Group): Listed[] {
  return FIXED_TARGETS.flatMap(({ value, label }) => {
    const address = addressOfTarget(value);
    const isPage = !address.startsWith("/#");
    if (group !== (isPage ? "pages" : "sections")) return [];
    return [{ key: address, title: label, kind: isPage ? "Seite" : "Abschnitt", address, picture: null }];
  });
}

/** A category's picture is that of its latest project. */
async function picturesOfCategories(payload: Payload): Promise<Map<number, number>> {
  const where = { image: { exists: true } };
  const select = { image: true, categories: true } as const;
  const { docs } = await payload.find({
    collection: "projects",
    where,
    select,
    sort: "id",
    depth: 0,
    pagination: false,
  });
  return new Map(
    docs.flatMap(({ image, categories }) => (categories ?? []).map((id) => [Number(id), Number(image)] as const)),
  );
}

/** The latest versions of a group's entries, including the trash on demand. */
async function entriesOf(payload: Payload, group: Group, trash: boolean): Promise<Listed[]> {
  const { collection, sort, where = {}, kind } = SOURCES[group];
  const all = { collection, depth: 0, pagination: false, trash } as const;
  const isPublished: Where = kind ? { id: { exists: false } } : { _status: { equals: "published" } }; // files have no drafts
  const [{ docs }, published, categories] = await Promise.all([
    payload.find({ ...all, sort, where, draft: true, select: SHOWN }),
    payload.find({ ...all, where: isPublished, select: {} }),
    collection === "categories" ? picturesOfCategories(payload) : null,
  ]);
  const visible = new Set(published.docs.map(({ id }) => id));
  return docs.map((doc) => {
    const { id, deletedAt, filename, ...named } = doc as typeof doc & { filename?: string; [name: string]: unknown };
    const { alternativeText, caption, album } = named;
    const address =
      collection === "media" ? UPLOADS_PREFIX + filename : entryAddress(collection, id, named[NAME_FIELDS[collection]]);
    return {
      key: `${collection}/${id}`,
      title: titleOf(collection, doc),
      kind: collection === "media" ? kind : KINDS[collection].kind,
      ...(address ? { address } : {}),
      hidden: deletedAt ? "Papierkorb" : kind || visible.has(id) ? null : "Entwurf",
      picture: categories?.get(id) ?? pictureOf(collection, doc),
      ...(kind && { more: [alternativeText, caption, album].filter(Boolean).join(" ") }),
    };
  });
}

export async function allChoices(payload: Payload, groups: readonly Group[], trash = false): Promise<Listed[]> {
  const listed = groups.map(async (group) => [...fixedChoices(group), ...(await entriesOf(payload, group, trash))]);
  return (await Promise.all(listed)).flat();
}

/** The key of the entry behind a URL, whatever slug follows its id. */
function keyOf(address: string): string {
  const entry = entryOfAddress(address);
  return entry ? `${entry.type}/${entry.id}` : address;
}

type Asked = {
  groups: Group[];
  words: string;
  /** Number of results to skip. */
  from: number;
  /** Only these keys or URLs, including the trash. */
  only: string[];
};

/** A page of choices whose titles contain the words. */
export async function readChoices(payload: Payload, { groups, words, from, only }: Asked): Promise<Found> {
  const wanted = new Set(only.map(keyOf));
  const listed = (await allChoices(payload, groups, wanted.size > 0))
    .filter(({ key, address = "" }) => wanted.size === 0 || wanted.has(key) || wanted.has(address))
    .filter(({ title, more = "" }) => holds(`${title} ${more}`, words));
  const part = listed.slice(from, from + AT_ONCE);
  const thumbnails = await thumbnailsOf(
    payload,
    part.map(({ picture }) => picture),
  );
  return {
    choices: part.map(({ picture, more: _, ...choice }) => ({
      ...choice,
      thumbnail: thumbnails.get(picture ?? -1) ?? null,
    })),
    total: listed.length,
  };
}

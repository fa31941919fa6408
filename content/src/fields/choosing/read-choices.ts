import { PDF_TYPE, UPLOADS_PREFIX } from "@schaufenster/contract/media";
import { entryOfAddress } from "@schaufenster/contract/old-addresses";
import type { PayloadRequest, Where } from "payload";
import { entryAddress, FIXED_TARGETS, NAME_FIELDS } from "../../addresses/entry-address.ts";
import { KINDS, titleOf } from "../../admin/kinds.ts";
import { pictureOf, thumbnailsOf } from "../../uploads/thumbnails.ts";
import type { Choice, Found, Group } from "./choice.ts";
import { addressOfTarget } from "./link-targets.ts";
import { holds } from "./search.ts";

/** Most that is answered at once. */
const AT_ONCE = 60;

type Listed = Choice & { picture: number | null };

type Source = { collection: keyof typeof NAME_FIELDS | "media"; sort: string; where?: Where };

const SOURCES: Record<Group, Source> = {
  projects: { collection: "projects", sort: "-id" },
  pages: { collection: "pages", sort: "title" },
  categories: { collection: "categories", sort: "name" },
  sections: { collection: "services", sort: "sortId" },
  files: { collection: "media", sort: "-createdAt", where: { mimeType: { equals: PDF_TYPE } } },
};

/** Of entries only what tiles show; texts would be most of the answer. */
const SHOWN = Object.fromEntries(
  ["title", "header", "name", "address", "filename", "image", "slideImage", "deletedAt"].map((name) => [name, true]),
);

/** What every site has (spec §2). */
function fixedChoices(group: Group): Listed[] {
  return FIXED_TARGETS.flatMap(({ value, label }) => {
    const address = addressOfTarget(value);
    const isPage = !address.startsWith("/#");
    if (group !== (isPage ? "pages" : "sections")) return [];
    return [{ key: address, title: label, kind: isPage ? "Seite" : "Abschnitt", address, picture: null }];
  });
}

/** The entries of a group as they were saved last, with those from the trash if `trash` says so. */
async function entriesOf(req: PayloadRequest, group: Group, trash: boolean): Promise<Listed[]> {
  const { collection, sort, where = {} } = SOURCES[group];
  const all = { collection, depth: 0, pagination: false, trash, req } as const;
  const { docs } = await req.payload.find({ ...all, sort, where, draft: true, select: SHOWN });
  const isPublished = collection === "media" ? where : { _status: { equals: "published" } };
  const published = await req.payload.find({ ...all, where: isPublished, select: {} });
  const visible = new Set(published.docs.map(({ id }) => id));
  return docs.map((doc) => {
    const { id, deletedAt, filename, ...named } = doc as typeof doc & { filename?: string; [name: string]: unknown };
    const address =
      collection === "media" ? UPLOADS_PREFIX + filename : entryAddress(collection, id, named[NAME_FIELDS[collection]]);
    return {
      key: `${collection}/${id}`,
      title: titleOf(collection, doc),
      kind: collection === "media" ? "PDF" : KINDS[collection].kind,
      ...(address ? { address } : {}),
      hidden: deletedAt ? "Papierkorb" : visible.has(id) ? null : "Entwurf",
      picture: pictureOf(collection, doc),
    };
  });
}

/** The key of the entry that an address leads to, whatever name stands behind its number. */
function keyOf(address: string): string {
  const entry = entryOfAddress(address);
  return entry ? `${entry.type}/${entry.id}` : address;
}

export type Asked = {
  groups: Group[];
  /** Words that titles hold. */
  words: string;
  /** How many of them are known already. */
  from: number;
  /** Keys or addresses of those that are asked for alone, from the trash too. */
  only: string[];
};

/** Everything of the groups that is called so, a part of it at a time. */
export async function readChoices(req: PayloadRequest, { groups, words, from, only }: Asked): Promise<Found> {
  const wanted = new Set(only.map(keyOf));
  const groupsOfAll = await Promise.all(
    groups.map(async (group) => [...fixedChoices(group), ...(await entriesOf(req, group, wanted.size > 0))]),
  );
  const listed = groupsOfAll
    .flat()
    .filter(({ key, address = "" }) => wanted.size === 0 || wanted.has(key) || wanted.has(address))
    .filter(({ title }) => holds(title, words));
  const part = listed.slice(from, from + AT_ONCE);
  const thumbnails = await thumbnailsOf(
    req.payload,
    part.map(({ picture }) => picture),
  );
  return {
    choices: part.map(({ picture, ...choice }) => ({ ...choice, thumbnail: thumbnails.get(picture ?? -1) ?? null })),
    total: listed.length,
  };
}

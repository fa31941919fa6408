import { sql } from "@payloadcms/db-sqlite/drizzle";
import { legalPageAt } from "@schaufenster/contract/legal-pages";
import { UPLOADS_PREFIX } from "@schaufenster/contract/media";
import { entryOfAddress } from "@schaufenster/contract/old-addresses";
import { isPageAddress } from "@schaufenster/contract/page-address";
import type { Payload } from "payload";
import { readRows } from "../../database/statement.ts";
import { entryAddress, NAME_FIELDS } from "../entry-address.ts";
import { knownAddresses } from "../known-addresses.ts";
import { publicFiles } from "../public-files.ts";

type Named = { name: string; isPublic: boolean };

/** All that has an address here today and is not in the trash: projects, categories, pages and files, and the addresses these had. */
export type Living = {
  projects: Map<number, Named>;
  categories: Map<number, Named>;
  pages: Map<number, Named>;
  /** Pages by their present addresses. */
  pagesAt: Map<string, number>;
  /** Names of files by the ids of their entries. */
  files: Map<number, string>;
  fileNames: Set<string>;
  /** Names of the files that a public page shows. */
  publicFiles: Set<string | null>;
  /** Entries by their former addresses. */
  former: Map<string, number>;
};

async function named(payload: Payload, type: "projects" | "categories" | "pages"): Promise<Map<number, Named>> {
  const rows = await readRows<{ id: number; name: string | null; status: string }>(
    payload,
    sql`SELECT id, ${sql.identifier(NAME_FIELDS[type])} AS name, _status AS status FROM ${sql.identifier(type)} WHERE deleted_at IS NULL`,
  );
  // Every site answers at the addresses of legal pages, published or not.
  const isEverySites = (address: string) => type === "pages" && legalPageAt(address) !== undefined;
  const isPublic = (status: string, name: string) => status === "published" || isEverySites(name);
  return new Map(
    rows.map(({ id, name, status }) => [id, { name: name ?? "", isPublic: isPublic(status, name ?? "") }]),
  );
}

export async function readLiving(payload: Payload): Promise<Living> {
  const [projects, categories, pages, media, shown, ...known] = await Promise.all([
    named(payload, "projects"),
    named(payload, "categories"),
    named(payload, "pages"),
    readRows<{ id: number; filename: string }>(payload, sql`SELECT id, filename FROM media WHERE deleted_at IS NULL`),
    publicFiles(payload),
    ...(["media", "categories", "projects", "pages"] as const).map((type) => knownAddresses(payload, type)),
  ]);
  const files = new Map(media.map(({ id, filename }) => [id, filename]));
  const former = known.flat().reverse(); // the latest counts
  return {
    ...{ projects, categories, pages, files, fileNames: new Set(files.values()) },
    publicFiles: new Set(shown.map(({ filename }) => filename)),
    pagesAt: new Map([...pages].map(([id, { name }]) => [`/${name}`, id])),
    former: new Map(former.map(({ address, entry }) => [address, entry])),
  };
}

type Entry = { type: "projects" | "categories" | "pages"; id: number };

/** The entry whose address this is or was, whether there is one or not; null for another. */
function entryAt(path: string, { pages, pagesAt, former }: Living): Entry | null {
  const numbered = entryOfAddress(path);
  if (numbered || !isPageAddress(path.slice(1))) return numbered;
  const id = pagesAt.get(path) ?? former.get(path);
  return id !== undefined && pages.has(id) ? { type: "pages", id } : null;
}

/** The name that the file at an address has today: of one that was replaced, the newest one's; null if it is gone. */
function presentFile(path: string, { fileNames, former, files }: Living): string | null {
  const name = path.slice(UPLOADS_PREFIX.length);
  return fileNames.has(name) ? name : (files.get(former.get(path) ?? -1) ?? null);
}

/** Whether there is something at an address of this site, published or not. Takes an address as a row has it. */
export function exists(path: string, living: Living): boolean {
  const entry = entryAt(path, living);
  if (entry) return living[entry.type].has(entry.id);
  return path.startsWith(UPLOADS_PREFIX) && presentFile(path, living) !== null;
}

/** Whether visitors find something at an address, or are led from it to an entry whose address it was. */
export function isLiving(key: string, living: Living): boolean {
  const entry = entryAt(key, living);
  if (!entry) return key.startsWith(UPLOADS_PREFIX) && living.fileNames.has(key.slice(UPLOADS_PREFIX.length));
  const { name, isPublic } = living[entry.type].get(entry.id) ?? {};
  return Boolean(isPublic) && (key === entryAddress(entry.type, entry.id, name) || living.former.get(key) === entry.id);
}

/** Where the target of a row is today; null while visitors would find nothing there. */
export function presentTarget(target: string, living: Living): string | null {
  if (target.startsWith(UPLOADS_PREFIX)) {
    const file = presentFile(target, living);
    return file === null || !living.publicFiles.has(file) ? null : UPLOADS_PREFIX + encodeURIComponent(file);
  }
  const entry = entryAt(target, living);
  if (!entry) return target;
  const { name, isPublic } = living[entry.type].get(entry.id) ?? {};
  return isPublic ? entryAddress(entry.type, entry.id, name) : null;
}

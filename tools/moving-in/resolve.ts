import { UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { FileImporter, ImportedFile } from "./files/file-importer.ts";
import type { ImportNotes } from "./import-notes.ts";
import type { Entry, Fields, Shown, SourceContent, SourceFile, Type, Value } from "./model.ts";
import { type Address, addressesIn, rewriteAddresses } from "./texts/addresses.ts";
import { decodePart } from "./texts/decode.ts";

/** Values for turning an entry into our data. */
export type Resolving = {
  content: SourceContent;
  notes: ImportNotes;
  files: FileImporter;
  anchors: ReadonlyMap<string, string>;
  pageAddresses: Map<number, string>;
  /** Entries (see waitingKey) that link to projects or pages that aren't here yet; null once all of them are. */
  waiting: Set<string> | null;
};

type Resolved = number | string | boolean | null | (number | Resolved)[] | { [field: string]: Resolved };

/**
 * Our data for an entry: its files are in the library, and its texts use their addresses here. Notes list what is
 * missing.
 */
export async function resolveFields(
  entry: Entry,
  fields: Fields,
  resolving: Resolving,
): Promise<Record<string, Resolved>> {
  const data: Record<string, Resolved> = {};
  for (const [name, value] of Object.entries(fields)) data[name] = await resolveValue(entry, value, resolving);
  return data;
}

async function resolveValue(entry: Entry, value: Value, resolving: Resolving): Promise<Resolved> {
  if (value === null || typeof value !== "object") return value;
  switch (value.kind) {
    case "file":
      return (await takeFor(entry, value.file, resolving)).id;
    case "files": {
      const ids: number[] = [];
      for (const file of value.files) {
        const { id } = await takeFor(entry, file, resolving);
        if (id !== null && !ids.includes(id)) ids.push(id);
      }
      return ids;
    }
    case "categories":
      return value.ids.flatMap((id) => {
        const known = resolving.notes.entry("categories", id);
        if (!known) entry.notes.push("Eine seiner Kategorien gibt das alte System nicht heraus; sie fehlt hier.");
        return known?.id ?? [];
      });
    case "markdown":
      return resolveText(entry, value.markdown, resolving);
    case "rows": {
      const rows: Resolved[] = [];
      for (const row of value.rows) rows.push(await resolveFields(entry, row, resolving));
      return rows;
    }
  }
}

export const waitingKey = ({ type, id }: { type: Type; id: string }): string => `${type} ${id}`;

/** Prefixes of entries' pages, followed by their ids here; pages have their own addresses, other types none. */
const LISTS: Partial<Record<Type, string>> = { projects: "/projekte/", categories: "/projekte/kategorie/" };

/** Where the content of an old website's page is here; null if unknown. */
export function ourPageOf(
  shows: Shown | undefined,
  { notes, pageAddresses }: Pick<Resolving, "notes" | "pageAddresses">,
): string | null {
  if (!shows || "file" in shows) return null;
  if ("path" in shows) return shows.path;
  const [ours, list] = [notes.entry(shows.type, shows.id), LISTS[shows.type]];
  if (ours && shows.type === "pages") return pageAddresses.get(ours.id) ?? null;
  return ours && list ? list + ours.id : null;
}

/** Whether it is a project or page that was read but isn't written yet. Categories are written before. */
const isComing = (shows: Shown | undefined, { entries }: SourceContent) =>
  shows !== undefined && "id" in shows && entries.some(({ type, id }) => type === shows.type && id === shows.id);

async function takeFor(entry: Entry, file: SourceFile, { files }: Resolving): Promise<ImportedFile> {
  const taken = await files.take(file);
  if (taken.reason) entry.notes.push(`Die Datei „${file.name}“ fehlt: ${file.url} ${taken.reason}.`);
  return taken;
}

async function resolveText(entry: Entry, markdown: string, resolving: Resolving): Promise<string> {
  const { content, anchors } = resolving;
  const decided = new Map<string, string | null>();
  const keyOf = ({ use, url }: Address) => `${use} ${url}`;
  for (const address of addressesIn(markdown)) {
    const target = content.targetOf(address.url, address.use, address.alternativeText);
    const fragment = /^\/?#(.+)$/.exec(address.url)?.[1];
    const anchor = fragment === undefined ? undefined : anchors.get(decodePart(fragment));
    if (anchor && anchor !== fragment) decided.set(keyOf(address), `/#${anchor}`);
    if (target?.kind === "old page" && address.use === "image") decided.set(keyOf(address), null);
    else if (target?.kind === "old page") {
      const page = ourPageOf(target.shows, resolving);
      if (page) decided.set(keyOf(address), page);
      else if (resolving.waiting && isComing(target.shows, content)) resolving.waiting.add(waitingKey(entry));
      else entry.notes.push(`Der Text verweist noch auf die alte Website: ${address.url}`);
    }
    if (target?.kind === "other file") {
      entry.notes.push(`Der Text verweist auf eine Datei, die im alten System bleibt: ${target.url}`);
      decided.set(keyOf(address), target.url);
    }
    if (target?.kind !== "file") continue;
    const { filename } = await takeFor(entry, target.file, resolving);
    if (filename) decided.set(keyOf(address), UPLOADS_PREFIX + filename);
    else decided.set(keyOf(address), address.use === "image" ? null : target.file.url);
  }
  return decided.size === 0 ? markdown : rewriteAddresses(markdown, (address) => decided.get(keyOf(address)));
}

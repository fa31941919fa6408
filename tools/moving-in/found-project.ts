import { slug } from "@schaufenster/contract/slug";
import type { Entry, Fields, SourceContent, SourceFile } from "./model.ts";

/** A project as found by a reader, in plain values. */
export type FoundProject = {
  /** In the other system; stable across reads. */
  id: string;
  title: string;
  address?: string | null;
  createdAt?: string | null;
  /** Why visitors don't see it there, as a German sentence; null if they do. */
  hidden: string | null;
  teaser?: string;
  markdown: string;
  image: SourceFile | null;
  categories?: string[];
  searchDescription?: string;
  notes?: string[];
};

/** In characters. */
const KEY_MAX = 80;

export const keyOfCategory = (name: string) => slug(name, KEY_MAX) || name;

/**
 * Entries for projects, oldest first in the order of writing, after the categories that they reference. Empty ones
 * become drafts.
 */
export function entriesOf(projects: readonly FoundProject[]): Entry[] {
  const oldestFirst = projects.toSorted((a, b) => (a.createdAt ?? "9").localeCompare(b.createdAt ?? "9"));
  return [...categoryEntries(projects), ...oldestFirst.map(projectEntry)];
}

function categoryEntries(projects: readonly FoundProject[]): Entry[] {
  const names = new Map(
    projects.flatMap(({ categories = [] }) => categories.map((name) => [keyOfCategory(name), name])),
  );
  return [...names].map(([id, name]) => entryOf("categories", id, name, { name }));
}

export function projectEntry(found: FoundProject): Entry {
  const { id, title, address = null, createdAt = null, markdown, image, categories = [], notes = [] } = found;
  const entry = entryOf("projects", id, title, {
    header: title || null,
    teaser: found.teaser || null,
    content: markdown ? { kind: "markdown", markdown } : null,
    image: image ? { kind: "file", file: image } : null,
    categories: { kind: "categories", ids: [...new Set(categories.map(keyOfCategory))] },
    ...(found.searchDescription ? { searchDescription: found.searchDescription } : {}),
  });
  const reason = found.hidden ? [`Als Entwurf übernommen: ${found.hidden}`] : [];
  const isEmpty = !markdown && !image;
  return {
    ...entry,
    address,
    createdAt,
    draft: found.hidden !== null,
    ...(isEmpty ? { heldBack: "Es hat weder Text noch Bild." } : {}),
    notes: [...reason, ...notes],
  };
}

export function entryOf(type: Entry["type"], id: string, title: string, fields: Fields): Entry {
  return { type, id, title: title || `Nr. ${id}`, address: null, draft: false, createdAt: null, fields, notes: [] };
}

/** The state of an entry missing from an export, which may be partial. */
export const stateOfAbsent: SourceContent["stateOfOther"] = async (type) =>
  type === "projects" || type === "pages" ? "unknown" : "public";

/** Consecutive pictures and films, which the website shows as a series. */
export function seriesOf(files: readonly SourceFile[]): string {
  return files.map(({ url, alternativeText }) => `![${inBrackets(alternativeText ?? "")}](${target(url)})`).join("\n");
}

const inBrackets = (text: string) => text.replace(/\s+/g, " ").replace(/[\\[\]*_`<>]/g, "\\$&");

const target = (url: string) => (/[\s()]/.test(url) ? `<${url}>` : url);

import { PDF_TYPE, UPLOADS_PREFIX } from "@schaufenster/contract/media";
import { idAndName } from "@schaufenster/contract/slug";

/** A page of the own website, a place on its landing page, or a PDF of the library. */
export type OwnPage = { title: string; kind: string; address: string };

const FIXED: OwnPage[] = [
  { title: "Start", kind: "Seite", address: "/" },
  { title: "Projekte", kind: "Seite", address: "/projekte" },
  { title: "Referenzen", kind: "Abschnitt", address: "/#references" },
  { title: "Kontakt", kind: "Abschnitt", address: "/#contact" },
];

/** How many of each kind are looked at more closely, the latest first. */
const LIMIT = 200;

/** Letters at a word's start that the content system searches for: a soft hyphen may stand after them. */
const START = 2;

type Entry = { id: number; title?: string; header?: string; name?: string; address?: string; filename?: string };

const KINDS: {
  collection: string;
  field: "title" | "header" | "name";
  toPage: (entry: Entry, title: string) => OwnPage;
  /** Of the entries only those of this type. */
  mimeType?: string;
}[] = [
  {
    collection: "projects",
    field: "header",
    toPage: ({ id }, title) => ({ title, kind: "Projekt", address: `/projekte/${idAndName(id, title)}` }),
  },
  {
    collection: "pages",
    field: "title",
    toPage: ({ address = "" }, title) => ({ title, kind: "Seite", address: `/${address}` }),
  },
  {
    collection: "services",
    field: "title",
    toPage: (entry, title) => ({ title, kind: "Leistung", address: `/#${entry.name ?? ""}` }),
  },
  {
    collection: "categories",
    field: "name",
    toPage: ({ id }, title) => ({ title, kind: "Kategorie", address: `/projekte/kategorie/${idAndName(id, title)}` }),
  },
  {
    collection: "media",
    field: "name",
    toPage: ({ filename = "" }, title) => ({ title, kind: "PDF", address: UPLOADS_PREFIX + filename }),
    mimeType: PDF_TYPE,
  },
];

/** Makes a text searchable: without soft hyphens, in small letters. */
const plain = (text: string) => text.replaceAll("\u00ad", "").trim().toLowerCase();

const wordsOf = (text: string) => plain(text).split(/\s+/).filter(Boolean);

/** Beginnings of words that the database can compare: it knows no soft hyphens, and SQLite no large umlauts. */
const startsOf = (words: string) => wordsOf(words).flatMap((word) => /^[a-z\d]+/.exec(word.slice(0, START)) ?? []);

/**
 * Own pages whose title holds all of the words, the latest first; drafts too, which will be pages once they are published.
 *
 * @throws when `signal` ends it, or the content system cannot be reached
 */
export async function searchOwnPages(words: string, signal: AbortSignal): Promise<OwnPage[]> {
  const found = await Promise.all(
    KINDS.map(async ({ collection, field, toPage, mimeType }) => {
      const query = new URLSearchParams({ depth: "0", draft: "true", limit: String(LIMIT), sort: "-updatedAt" });
      for (const name of new Set([field, "name", "address", "filename"])) query.set(`select[${name}]`, "true");
      startsOf(words).forEach((start, index) => {
        query.set(`where[and][${index}][${field}][contains]`, start);
      });
      if (mimeType) query.set("where[mimeType][equals]", mimeType);
      const response = await fetch(`/api/${collection}?${query}`, { signal });
      if (!response.ok) return [];
      const { docs } = (await response.json()) as { docs: Entry[] };
      return docs.map((entry) => toPage(entry, entry[field] || "Ohne Titel"));
    }),
  );
  return findPages([...found.flat(), ...FIXED], words);
}

/** Pages whose title holds all of the words. */
export function findPages(pages: OwnPage[], words: string): OwnPage[] {
  const wanted = wordsOf(words);
  return pages.filter(({ title }) => wanted.every((word) => plain(title).includes(word)));
}

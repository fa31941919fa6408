import { load } from "cheerio";
import type { SourceFile } from "../model.ts";
import { decodePart } from "../texts/decode.ts";
import type { Library } from "../texts/library.ts";
import { plainAddress } from "./addresses.ts";
import type { Visitor } from "./visitor.ts";

/** An entry in WordPress's public data. */
export type RestEntry = {
  id: string;
  type: string;
  title: string;
  /** ISO 8601, or empty. */
  date: string;
  /**
   * HTML of its text; used to find the text on the page, and never imported itself, since parts may be hidden there.
   */
  rendered: string;
  /** Password-protected. */
  isProtected: boolean;
  terms: Term[];
};

/** A category or the like. */
type Term = { taxonomy: string; id: string; name: string; address: string };

/** With its page, and the address of a small size. */
export type RestFile = SourceFile & { id: string; page: string; thumbnail: string };

export type WebsiteLibrary = Library & { thumbnailOf: (file: SourceFile) => string };

/** Everything that WordPress publishes besides its pages. */
export type WordPress = {
  entries: Map<string, RestEntry>;
  /** Display names of types. */
  types: Map<string, string>;
  terms: Term[];
  files: RestFile[];
};

type Named = { slug?: string; name?: string; rest_base?: string };
type Rendered = { rendered?: string };
type Wire = Record<string, unknown> & { id?: number; link?: string; title?: Rendered };

/** WordPress's maximum page size, and the maximum pages of a list. */
const PAGE_SIZE = 100;
const PAGES_MAX = 50;

/** Types that are parts of pages or of the software. */
const NO_ENTRIES =
  /^(?:media|blocks|menu-items|templates|template-parts|navigation|global-styles|font-.*|.*elementor.*)$/;

/** Created by WordPress or its theme, not by people. */
const NO_TERMS = /^(?:nav_menu|wp_.*|post_format|link_category)$/;

/**
 * Reads a WordPress's public data; none if they are private, or on another website.
 * @param home the body and headers of the front page
 */
export async function readWordPress(
  visitor: Visitor,
  home: { body: string; headers: Headers },
): Promise<WordPress | null> {
  const door =
    /<([^>]+)>;\s*rel="https:\/\/api\.w\.org\/"/.exec(home.headers.get("link") ?? "")?.[1] ??
    /rel=["']https:\/\/api\.w\.org\/["'][^>]*href=["']([^"']+)/.exec(home.body)?.[1];
  if (!door && !/\/wp-(?:content|includes)\//.test(home.body)) return null;
  const doors = [
    door && plainAddress(door, visitor.origin),
    `${visitor.origin}/wp-json/`,
    `${visitor.origin}/?rest_route=/`,
  ];
  for (const each of new Set(doors)) {
    const found = each ? await readAll(new Rest(visitor, each)) : null;
    if (found) return found;
  }
  return null;
}

class Rest {
  readonly #visitor: Visitor;
  readonly #door: string;

  constructor(visitor: Visitor, door: string) {
    this.#visitor = visitor;
    this.#door = door;
  }

  async one(path: string): Promise<unknown> {
    return (await this.#visitor.json(this.#at(path)))?.data ?? null;
  }

  async all(path: string): Promise<Wire[]> {
    const list: Wire[] = [];
    for (let page = 1, pages = 1; page <= Math.min(pages, PAGES_MAX); page += 1) {
      const answer = await this.#visitor.json(this.#at(`${path}?per_page=${PAGE_SIZE}&page=${page}`));
      if (!Array.isArray(answer?.data)) break;
      list.push(...(answer.data as Wire[]));
      pages = answer.pages;
    }
    return list;
  }

  #at(path: string): string {
    const inQuery = this.#door.includes("rest_route=");
    return inQuery ? `${this.#door}wp/v2/${path.replace("?", "&")}` : `${this.#door.replace(/\/?$/, "/")}wp/v2/${path}`;
  }
}

async function readAll(rest: Rest): Promise<WordPress | null> {
  const types = (await rest.one("types")) as Record<string, Named> | null;
  if (!types) return null;
  const taxonomies = Object.entries(((await rest.one("taxonomies")) ?? {}) as Record<string, Named>);
  const termsByBase = new Map<string, Map<number, Term>>();
  for (const [taxonomy, { rest_base: base }] of taxonomies) {
    if (!base || NO_TERMS.test(taxonomy)) continue;
    termsByBase.set(base, new Map((await rest.all(base)).map((wire) => [wire.id ?? 0, termOf(taxonomy, wire)])));
  }
  const entries = new Map<string, RestEntry>();
  const names = new Map<string, string>();
  for (const { slug = "", name = slug, rest_base: base } of Object.values(types)) {
    if (!base || NO_ENTRIES.test(base)) continue;
    names.set(slug, plainWords(name));
    for (const wire of await rest.all(base)) if (wire.link) entries.set(wire.link, entryOf(slug, wire, termsByBase));
  }
  const files = (await rest.all("media")).filter(({ source_url: url }) => url).map(fileOf);
  const terms = [...termsByBase.values()].flatMap((each) => [...each.values()]);
  return entries.size === 0 && terms.length === 0 ? null : { entries, types: names, terms, files };
}

function entryOf(type: string, wire: Wire, terms: Map<string, Map<number, Term>>): RestEntry {
  const content = (wire.content ?? {}) as Rendered & { protected?: boolean };
  const named = [...terms].flatMap(([base, known]) =>
    (Array.isArray(wire[base]) ? (wire[base] as number[]) : []).flatMap((id) => known.get(id) ?? []),
  );
  return {
    id: String(wire.id),
    type,
    title: plainWords(wire.title?.rendered ?? ""),
    date: momentOf(wire),
    rendered: content.rendered ?? "",
    isProtected: content.protected === true,
    terms: named,
  };
}

const momentOf = ({ date_gmt: gmt, date }: Wire): string => {
  const found = new Date(gmt ? `${gmt}Z` : String(date ?? ""));
  return Number.isNaN(found.getTime()) ? "" : found.toISOString();
};

const termOf = (taxonomy: string, { id, name, link }: Wire): Term => ({
  taxonomy,
  id: String(id),
  name: plainWords(String(name ?? "")),
  address: String(link ?? ""),
});

/**
 * A file under its original's address: WordPress shows a smaller version of a large picture, and names the original.
 */
function fileOf(wire: Wire): RestFile {
  const shown = String(wire.source_url);
  const { original_image: original, sizes } = (wire.media_details ?? {}) as {
    original_image?: string;
    sizes?: Record<string, { source_url?: string }>;
  };
  const url = original ? new URL(encodeURIComponent(original), shown).href : shown;
  return {
    id: String(wire.id),
    page: wire.link ?? "",
    url,
    name: decodePart(url.slice(url.lastIndexOf("/") + 1)),
    alternativeText: plainWords(String(wire.alt_text ?? "")) || null,
    caption: null, // may not be shown on any page; if it is, the page has it
    thumbnail: (sizes?.medium_large ?? sizes?.medium)?.source_url ?? shown,
    ...(original ? { smaller: shown } : {}),
  };
}

const plainWords = (html: string): string => load(html).text().replace(/\s+/g, " ").trim();

/** Finds files by the address of any size. */
export function libraryOf(files: readonly RestFile[]): WebsiteLibrary {
  const byAddress = new Map(files.flatMap((file) => [file.url, file.smaller ?? file.url].map((url) => [url, file])));
  const byKey = new Map(files.map((file) => [pictureKey(file.smaller ?? file.url), file]));
  const pages = new Set(files.map(({ page }) => page));
  return {
    fileAt: (address) => byAddress.get(address) ?? byKey.get(pictureKey(address)) ?? null,
    isPageOfFile: (address) => pages.has(address),
    thumbnailOf: ({ url, smaller = url }) => byAddress.get(url)?.thumbnail ?? smaller,
  };
}

/** The same for all sizes of a picture, and with the extensions added by compression plugins. */
function pictureKey(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : address.replace(/[?#].*$/, "");
  return decodePart(path)
    .normalize("NFC")
    .toLowerCase()
    .replace(/(?<=\.(?:jpe?g|png|gif))\.(?:webp|avif)$/, "")
    .replace(/(?:-\d+x\d+|-scaled|-rotated|-e\d{10,}|-p-\d+(?:x\d+q\d+)?)+(?=\.\w+$)/, "");
}

import { oldAddressKey } from "@schaufenster/contract/old-addresses";
import { load } from "cheerio";
import type { As, Decisions } from "../../../content/src/moving-in/import-run.ts";
import type { OldServers } from "../../../content/src/moving-in/old-servers.ts";
import { entriesOf, type FoundProject, projectEntry } from "../found-project.ts";
import { described, fileOf, targetsOf } from "../link-targets.ts";
import type { Entry, FoundEntry, Source, SourceContent, SourceFile } from "../model.ts";
import { type Placement, pagesOf } from "../own-pages.ts";
import { addressesIn } from "../texts/addresses.ts";
import { nameOf, plainAddress } from "./addresses.ts";
import { addressesOf } from "./addresses-of-website.ts";
import { datesInFeed } from "./feeds.ts";
import { groupKeys, groupsOf } from "./groups.ts";
import { numberOf } from "./kind-of-page.ts";
import { frameOf } from "./main-part.ts";
import { htmlOf, listPages, PAGES_MAX, type PageList } from "./page-list.ts";
import { isEntry, type ReadPage, readPage } from "./read-page.ts";
import { StyleReader } from "./styles.ts";
import { originOf, Visitor } from "./visitor.ts";
import { libraryOf, type WebsiteLibrary, type WordPress } from "./wordpress.ts";

const READ_FROM_PAGE = "Bitte vergleichen Sie ihn mit der alten Seite.";

type Given = {
  address: string;
  servers: OldServers;
  decisions: Decisions;
  progress?: (done: number, total: number) => void;
};

/** A website as anonymous visitors see it. */
export function websiteSource({ address, servers, decisions, progress = () => {} }: Given): Source {
  const { host, origin } = new URL(address);
  return {
    label: `Website ${origin}`,
    name: `website ${host.replace(/^www\./, "")}`,
    origins: originsOf(origin),
    headers: {},
    read: async () => {
      const visitor = new Visitor(await originOf(address, servers), servers);
      return contentOf(visitor, await listPages(visitor, progress), decisions);
    },
  };
}

/** The same website with http and https, with and without www. */
function originsOf(origin: string): string[] {
  const { host } = new URL(origin);
  const plain = host.replace(/^www\./, "");
  const all = ["https://", "http://"].flatMap((scheme) => [plain, `www.${plain}`].map((each) => scheme + each));
  return [origin, ...all.filter((each) => each !== origin && URL.canParse(each))];
}

async function contentOf(visitor: Visitor, list: PageList, decisions: Decisions): Promise<SourceContent> {
  const { origin } = visitor;
  const { wordPress, left } = list;
  const library = libraryOf(wordPress?.files ?? []);
  const read = await readPages(visitor, list);
  const entries = read.filter(isEntry);
  const keys = groupKeys(entries);
  const groups = groupsOf(keys, wordPress?.types ?? new Map(), decisions.as);
  const without = new Set(decisions.without);
  const asOf = (each: ReadPage): As =>
    without.has(each.page.url) ? "nothing" : (groups.find(({ key }) => key === keys.get(each))?.as ?? "nothing");
  const placements = placementsOf(list, origin);
  const projects = entries
    .filter((each) => asOf(each) === "projects")
    .map((each) => withoutSearch(each, foundProject(each, library.fileAt)));
  const wholes = new Set(entries.filter((each) => asOf(each) !== "nothing").map(({ page }) => oldAddressKey(page.url)));
  const pages = pagesOf(
    entries
      .filter((each) => asOf(each) === "pages")
      .map((each) => {
        const found = foundProject(each, library.fileAt);
        const page = { name: freeName(each.page.url, wholes), title: each.title, address: each.page.url };
        const placement = placements.get(each.page.url) ?? ("none" as Placement);
        return { page, entry: projectEntry(found), placement, isHiddenFromSearch: each.page.isHiddenFromSearch };
      }),
    origin,
  );
  const all: Entry[] = [...entriesOf(projects), ...wholeFirst(pages.entries)];
  const oldAddresses = addressesOf({ origin, read, entries: all, wordPress });
  const files = wordPress?.files ?? [];
  const targetOf = targetsOf({ sites: originsOf(origin), files: [], fileAt: library.fileAt, pages: oldAddresses });
  return {
    entries: all,
    groups: groups.map((group) => ({
      ...group,
      entries: entries
        .filter((each) => keys.get(each) === group.key)
        .map((each) => foundEntry(each, asOf(each), library)),
    })),
    notes: [...pages.notes, ...leftNotes(read, left), ...unusedFiles(files, all, targetOf)],
    warnings: list.isCut
      ? [`Es gibt dort mehr als ${PAGES_MAX.toLocaleString("de")} Seiten. Gelesen sind die ersten.`]
      : [],
    oldAddresses,
    stateOfOther: stateOfOther(visitor, read, asOf),
    targetOf,
  };
}

async function readPages(visitor: Visitor, { pages, wordPress, feeds }: PageList): Promise<ReadPage[]> {
  const frame = frameOf(pages);
  const library = {
    ...libraryOf(wordPress?.files ?? []),
    titleAt: (address: string) => frame.titleAt(plainAddress(address, visitor.origin) ?? ""),
  };
  const styles = new StyleReader(visitor);
  const entryAt = new Map(
    [...(wordPress?.entries ?? [])].map(([address, entry]) => [
      plainAddress(address, visitor.origin) ?? address,
      entry,
    ]),
  );
  const read: ReadPage[] = [];
  for (const page of pages) {
    // Entries without their own page lead to another's.
    const named = page.aliases.flatMap((url) => entryAt.get(url) ?? []);
    read.push(await readPage(page, { frame, library, styles, entry: entryAt.get(page.url), named }));
  }
  const whole = joinLeaves(read);
  await addDates(visitor, whole, feeds);
  return whole;
}

/** A text on several pages, as `/2/` or `?page=2`, is one entry. */
function joinLeaves(read: ReadPage[]): ReadPage[] {
  const byUrl = new Map(read.map((each) => [each.page.url, each]));
  return read.filter((leaf) => {
    const whole = leaf.page.url.replace(/(?<=\/)\d{1,2}\/?$|[?&]page=\d{1,2}$/, "");
    const first = whole === leaf.page.url ? undefined : (byUrl.get(whole) ?? byUrl.get(whole.replace(/\/$/, "")));
    if (!first || first.number === null || first.number !== leaf.number) return true;
    first.page.aliases.push(leaf.page.url, ...leaf.page.aliases);
    const blocks = leaf.text.markdown.split("\n\n").filter((block) => block.replace(/^#+ /, "") !== first.title);
    first.text.markdown += `\n\n${blocks.join("\n\n")}`;
    first.text.notes.push(...leaf.text.notes);
    return false;
  });
}

/** Feeds provide publication dates that pages lack. */
async function addDates(visitor: Visitor, read: ReadPage[], feeds: readonly string[]): Promise<void> {
  const without = read.filter((each) => isEntry(each) && each.date === null);
  if (without.length === 0) return;
  for (const feed of feeds) {
    const dates = await datesInFeed(visitor, feed);
    for (const each of without) each.date ??= dates.get(each.page.url) ?? null;
  }
}

/** The beginning of a text, in characters, and the most of it shown in the plan. */
const BEGINNING = 160;
const PREVIEW_MAX = 6000;

function foundEntry(each: ReadPage, as: As, { fileAt: known, thumbnailOf }: WebsiteLibrary): FoundEntry {
  const { markdown, image, notes = [] } = foundProject(each, known);
  const words = markdown
    .replaceAll("\\", "")
    .replace(/!\[[^\]]*\]\([^)]*\)|[#*_>|`~]|\]\([^)]*\)|\[/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return {
    address: each.page.url,
    title: each.title,
    date: each.date,
    categories: each.categories,
    picture: image && thumbnailOf(image),
    pictures: countPictures(markdown, image),
    words: words.length > BEGINNING ? `${words.slice(0, BEGINNING).trimEnd()} …` : words,
    markdown: markdown.slice(0, PREVIEW_MAX),
    notes,
    as,
  };
}

type FileAt = (address: string) => SourceFile | null;

function foundProject(each: ReadPage, known: FileAt): FoundProject {
  const { page, title, date, text, image, doubts, description } = each;
  const { first, rest } = withoutFirstPicture(text.markdown);
  const shown = image ?? first;
  const file = shown ? described(known(shown.url) ?? fileOf(shown.url), shown.alternativeText) : null;
  return {
    id: idOf(each),
    title,
    address: page.url,
    createdAt: date,
    hidden: doubts.length > 0 ? "Bei Teilen davon ist nicht sicher, ob Besucher sie dort sehen." : null,
    markdown: image ? text.markdown : rest,
    image: file,
    categories: each.categories,
    searchDescription: description,
    notes: [
      ...text.notes.map((note) => `${note} ${READ_FROM_PAGE}`),
      ...doubts.map(({ words, isTaken }) =>
        isTaken
          ? `Übernommen, weil es der Text der Seite ist, obwohl Besucher es dort vielleicht nicht sehen: „${words}“`
          : `Nicht übernommen, weil Besucher es dort vielleicht nicht sehen: „${words}“`,
      ),
    ],
  };
}

/** Pages may be hidden from search engines; projects are in all lists. */
const withoutSearch = ({ page }: ReadPage, found: FoundProject): FoundProject =>
  page.isHiddenFromSearch
    ? { ...found, hidden: found.hidden ?? "Dort soll keine Suchmaschine es zeigen; hier zeigen sie jedes Projekt." }
    : found;

const FILM = /\.(?:mp4|webm|mov|m4v)(?:\?|$)/i;

/** If a text begins with a single picture, that is its main picture. */
function withoutFirstPicture(markdown: string) {
  const first = addressesIn(markdown).find(({ use, url }) => use === "image" && !FILM.test(url));
  if (!first) return { first: null, rest: markdown };
  const line = /^!\[[^\n]*\]\([^\n]*\)(?:\n\n|$)/.exec(markdown);
  const isAlone = line !== null && addressesIn(line[0]).length === 1;
  return { first, rest: isAlone ? markdown.slice(line[0].length) : markdown };
}

/** The id in its WordPress, or the address: stable across reads. */
const idOf = ({ number, page }: ReadPage): string => number ?? oldAddressKey(page.url) ?? page.url;

/** The last part, unless that alone is another entry's full address there. */
function freeName(url: string, wholes: ReadonlySet<string | null>): string {
  const path = oldAddressKey(url) ?? "";
  const name = nameOf(url);
  return path !== `/${name}` && wholes.has(`/${name}`) ? path.slice(1).replaceAll("/", "-") : name;
}

/** Full addresses there come first; only then last parts of addresses. */
const wholeFirst = (pages: Entry[]): Entry[] => {
  const depth = ({ address }: Entry) =>
    new URL(address ?? "http://any.invalid/").pathname.split("/").filter(Boolean).length;
  return pages.toSorted((a, b) => depth(a) - depth(b));
};

/** Pages linked in the front page's menu and footer. */
function placementsOf({ pages }: PageList, origin: string): Map<string, Placement> {
  const home = pages.find(({ url }) => url === `${origin}/`);
  if (!home) return new Map();
  const $ = load(htmlOf(home));
  const linked = (selector: string, placement: Placement) =>
    $(selector)
      .toArray()
      .flatMap((each): [string, Placement][] => {
        const url = plainAddress($(each).attr("href") ?? "", home.url);
        const page = pages.find((one) => url !== null && (one.url === url || one.aliases.includes(url)));
        return page ? [[page.url, placement]] : [];
      });
  return new Map([...linked("footer a", "footer"), ...linked("header a, nav a", "navigation")]);
}

function leftNotes(read: readonly ReadPage[], left: PageList["left"]): string[] {
  const nothing = read.flatMap(({ nothing: reason, page, kind }) =>
    reason && kind.kind === "entry" ? [{ url: page.url, reason }] : [],
  );
  return [...nothing, ...left].map(({ url, reason }) => `${url} ${reason}.`);
}

/** Files that WordPress lists and no page shows. */
function unusedFiles(
  files: WordPress["files"],
  entries: readonly Entry[],
  targetOf: SourceContent["targetOf"],
): string[] {
  const used = new Set<string>();
  for (const { fields } of entries)
    for (const value of Object.values(fields)) {
      if (typeof value !== "object" || value === null) continue;
      if (value.kind === "file") used.add(value.file.url);
      if (value.kind === "markdown")
        for (const { url, use } of addressesIn(value.markdown)) {
          const target = targetOf(url, use, "");
          if (target?.kind === "file") used.add(target.file.url);
        }
    }
  const unused = files.filter(({ url }) => !used.has(url)).length;
  if (unused === 0) return [];
  return [`Dateien der Mediathek, die keine der Seiten zeigt, bleiben zurück: ${unused.toLocaleString("de")}.`];
}

/**
 * Entries left out by choice are still public there; one that has become another type is no longer the same. For others
 * the website is requested again: some respond with their front page for missing pages.
 */
function stateOfOther(
  visitor: Visitor,
  read: readonly ReadPage[],
  asOf: (each: ReadPage) => As,
): SourceContent["stateOfOther"] {
  const known = new Map(read.map((each) => [idOf(each), each]));
  return async (type, id) => {
    if (type !== "projects" && type !== "pages") return "public";
    const page = known.get(id);
    const as = page && isEntry(page) ? asOf(page) : "nothing";
    if (page) return isEntry(page) && (as === "nothing" || as === type) ? "public" : "not public";
    const isNumber = /^\d+$/.test(id);
    const { status, url, body } = await visitor.get(isNumber ? `/?p=${id}` : id);
    if ([401, 403, 404, 410].includes(status)) return "not public";
    const isSame = isNumber ? numberOf(load(body)) === id : oldAddressKey(url) === id;
    return status === 200 && isSame ? "public" : "unknown";
  };
}

function countPictures(markdown: string, image: SourceFile | null): number {
  const shown = addressesIn(markdown).flatMap(({ url, use }) => (use === "image" ? [url] : []));
  return new Set(image ? [image.url, ...shown] : shown).size;
}

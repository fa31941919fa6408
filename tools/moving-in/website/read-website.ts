import { ANYWHERE, oldAddressKey } from "@schaufenster/contract/old-addresses";
import { slug } from "@schaufenster/contract/slug";
import { load } from "cheerio";
import type { OldServers } from "../../../content/src/moving-in/old-servers.ts";
import type { As, Decisions } from "../../../content/src/moving-in/run.ts";
import { entriesOf, type FoundProject, keyOfCategory, projectEntry } from "../found-project.ts";
import type { Entry, FoundEntry, Group, OldAddress, Source, SourceContent, SourceFile } from "../model.ts";
import { counterpartOf, type Placement, pagesOf } from "../own-pages.ts";
import { described, fileOf, targetsOf } from "../targets.ts";
import { addressesIn } from "../texts/addresses.ts";
import { plainAddress } from "./addresses.ts";
import { datesInFeed } from "./feeds.ts";
import { isPortfolio, numberOf } from "./kinds.ts";
import { frameOf } from "./main-part.ts";
import { htmlOf, listPages, PAGES_MAX, type PageList } from "./page-list.ts";
import { type ReadPage, readPage } from "./read-page.ts";
import { StyleReader } from "./styles.ts";
import { originOf, Visitor } from "./visitor.ts";
import { libraryOf, type WebsiteLibrary, type WordPress } from "./wordpress.ts";

/** Paths of this website; see site/src/content/routes.ts. */
const PROJECTS = "/projekte";
const FEED = "/projekte/feed.xml";

const READ_FROM_PAGE = "Bitte vergleichen Sie ihn mit der alten Seite.";

type Given = {
  address: string;
  servers: OldServers;
  decisions: Decisions;
  progress?: (done: number, total: number) => void;
};

/** A website, as it shows itself to strangers. */
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

/** The same website with http and https, with www and without. */
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
  const groups = groupsOf(read, wordPress, decisions);
  const asOf = (each: ReadPage) =>
    decisions.without.includes(each.page.url)
      ? "nothing"
      : (groups.find(({ key }) => key === groupOf(each, read))?.as ?? "nothing");
  const entries = read.filter(isEntry);
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
        .filter((each) => groupOf(each, read) === group.key)
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

const isEntry = ({ kind, nothing }: ReadPage) => kind.kind === "entry" && nothing === null;

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
    // Entries without a page of their own lead to another's.
    const named = page.aliases.flatMap((url) => entryAt.get(url) ?? []);
    read.push(await readPage(page, { frame, library, styles, entry: entryAt.get(page.url), named }));
  }
  const whole = joinLeaves(read);
  await addDates(visitor, whole, feeds);
  return whole;
}

/** Text that goes on under `/2/` or `?page=2` is one entry. */
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

/** Where pages don't say when they were published, feeds do. */
async function addDates(visitor: Visitor, read: ReadPage[], feeds: readonly string[]): Promise<void> {
  const without = read.filter((each) => isEntry(each) && each.date === null);
  if (without.length === 0) return;
  for (const feed of feeds) {
    const dates = await datesInFeed(visitor, feed);
    for (const each of without) each.date ??= dates.get(each.page.url) ?? null;
  }
}

/** Its type in a WordPress; elsewhere the folder that it shares with others. */
function groupOf({ kind, page, number }: ReadPage, read: readonly ReadPage[]): string {
  const type = kind.kind === "entry" ? kind.type : "";
  if (number !== null || type === "post") return type;
  const room = roomOf(page.url);
  const shared = room ? read.filter((each) => each.number === null && roomOf(each.page.url) === room) : [];
  return shared.length >= 2 ? `/${room}/` : type;
}

function roomOf(url: string): string {
  const [, room = "", ...rest] = new URL(url).pathname.split("/");
  return rest.some(Boolean) ? room : "";
}

const LABELS: Record<string, string> = { post: "Beiträge", page: "Seiten" };

/** All kinds of entries, and what becomes of each unless a person decides otherwise. */
function groupsOf(read: readonly ReadPage[], wordPress: WordPress | null, { as }: Decisions): Omit<Group, "entries">[] {
  const keys = [...new Set(read.filter(isEntry).map((each) => groupOf(each, read)))];
  const roomsOf = (key: string) =>
    read.filter((each) => isEntry(each) && groupOf(each, read) === key).map(({ page }) => roomOf(page.url));
  const isWork = (key: string) =>
    !LABELS[key] && isPortfolio([key, wordPress?.types.get(key) ?? "", ...new Set(roomsOf(key))].join(" "));
  const hasWork = keys.some(isWork);
  return keys.map((key) => {
    const isPlain = key === "page" || (key.startsWith("/") && !isWork(key));
    const proposed: As = isWork(key) || (key === "post" && !hasWork) ? "projects" : "pages";
    const label =
      LABELS[key] ?? wordPress?.types.get(key) ?? (key.startsWith("/") ? `Seiten unter ${key}` : capital(key));
    return { key, label, as: as[key] ?? proposed, isAsked: !isPlain && !isWork(key) && as[key] === undefined };
  });
}

/** The beginning of a text, in characters, and the most of it that is shown before it comes. */
const BEGINNING = 160;
const PREVIEW_MAX = Number(process.env.PREVIEW_MAX ?? 6000);

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

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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
    hidden: doubts.length > 0 ? "Vielleicht sehen Besucher dort nicht alles davon." : null,
    markdown: image ? text.markdown : rest,
    image: file,
    categories: each.categories,
    searchDescription: description,
    notes: [
      ...text.notes.map((note) => `${note} ${READ_FROM_PAGE}`),
      ...doubts.map((doubt) => `Nicht übernommen, weil Besucher es dort vielleicht nicht sehen: „${doubt}“`),
    ],
  };
}

/** Pages may stay out of search engines; projects are in all lists. */
const withoutSearch = ({ page }: ReadPage, found: FoundProject): FoundProject =>
  page.isHiddenFromSearch
    ? { ...found, hidden: found.hidden ?? "Dort soll keine Suchmaschine es zeigen; hier zeigen sie jedes Projekt." }
    : found;

const FILM = /\.(?:mp4|webm|mov|m4v)(?:\?|$)/i;

/** A text that begins with a single picture has it as its title picture. */
function withoutFirstPicture(markdown: string) {
  const first = addressesIn(markdown).find(({ use, url }) => use === "image" && !FILM.test(url));
  if (!first) return { first: null, rest: markdown };
  const line = /^!\[[^\n]*\]\([^\n]*\)(?:\n\n|$)/.exec(markdown);
  const isAlone = line !== null && addressesIn(line[0]).length === 1;
  return { first, rest: isAlone ? markdown.slice(line[0].length) : markdown };
}

/** The number in its WordPress, or the address: the same at each reading. */
const idOf = ({ number, page }: ReadPage): string => number ?? oldAddressKey(page.url) ?? page.url;

/** The last part of a page's address. */
const nameOf = (url: string): string =>
  new URL(url).pathname
    .replace(/\.(?:html?|php)$/, "")
    .split("/")
    .filter(Boolean)
    .at(-1) ?? "";

/** The last part, unless that alone is another entry's whole address there. */
function freeName(url: string, wholes: ReadonlySet<string | null>): string {
  const path = oldAddressKey(url) ?? "";
  const name = nameOf(url);
  return path !== `/${name}` && wholes.has(`/${name}`) ? path.slice(1).replaceAll("/", "-") : name;
}

/** An address that is whole there goes first; only then last parts of addresses. */
const wholeFirst = (pages: Entry[]): Entry[] => {
  const depth = ({ address }: Entry) =>
    new URL(address ?? "http://any.invalid/").pathname.split("/").filter(Boolean).length;
  return pages.toSorted((a, b) => depth(a) - depth(b));
};

/** Pages that the front page's menu and footer lead to. */
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

type Addressed = { origin: string; read: readonly ReadPage[]; entries: readonly Entry[]; wordPress: WordPress | null };

/** All addresses that the old website answers, and where each leads here. Of two the first counts. */
function addressesOf({ origin, read, entries, wordPress }: Addressed): OldAddress[] {
  const taken = new Map(entries.map((entry) => [entry.address ?? "", entry]));
  const to = (path: string, ...addresses: string[]): OldAddress[] =>
    addresses.map((address) => ({ address, leadsTo: { path } }));
  const categories = new Set(entries.filter(({ type }) => type === "categories").map(({ id }) => id));
  const found: OldAddress[] = [];
  const weaker: OldAddress[] = [];
  for (const each of read) {
    const { page, number, kind } = each;
    const own = [page.url, ...page.aliases, ...(number ? [`${origin}/?p=${number}`] : [])];
    const entry = taken.get(page.url);
    const path = counterpartOf({ name: nameOf(page.url), title: each.title, address: page.url }, origin);
    if (path !== null && isEntry(each)) weaker.push(...to(path, ...own));
    else if (entry) found.push(...own.map((address) => ({ address, leadsTo: { type: entry.type, id: entry.id } })));
    else if (kind.kind === "list") weaker.push(...to(PROJECTS, ...own));
  }
  const terms = (wordPress?.terms ?? []).flatMap(({ taxonomy, id, name, address }): OldAddress[] => {
    const key = keyOfCategory(name);
    const query = taxonomy === "category" ? `/?cat=${id}` : taxonomy === "post_tag" ? `/?tag=${slug(name, 80)}` : "";
    const leadsTo =
      taxonomy !== "post_tag" && categories.has(key) ? { type: "categories" as const, id: key } : { path: PROJECTS };
    return [address, ...(query ? [origin + query] : [])].map((each) => ({ address: each, leadsTo }));
  });
  const attachments = (wordPress?.files ?? []).flatMap((file): OldAddress[] =>
    [file.page, `${origin}/?p=${file.id}`, file.smaller ?? ""]
      .filter(Boolean)
      .map((address) => ({ address, leadsTo: { file } })),
  );
  const years = [...new Set(entries.map(({ createdAt }) => createdAt?.slice(0, 4)))].flatMap((year) =>
    year ? [ANYWHERE + year] : [],
  );
  const all = [
    ...found,
    ...to("/", `${origin}/`),
    ...terms,
    ...weaker,
    ...attachments,
    ...to(FEED, `${origin}/feed/`, `${origin}/comments/feed/`, `${origin}/?feed=rss2`, `${origin}/?feed=atom`),
    ...to("/sitemap.xml", `${origin}/wp-sitemap.xml`),
    ...(wordPress ? to(PROJECTS, ...years) : []),
  ];
  return [...new Map(all.toReversed().map((each) => [oldAddressKey(each.address), each])).values()].reverse();
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
 * Entries that were left by choice are still public there; one that has become another type is no longer what it was. Of others
 * the website is asked once more: some answer with their front page where there is nothing.
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

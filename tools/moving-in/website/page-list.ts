import { deflateSync, inflateSync } from "node:zlib";
import { type CheerioAPI, load } from "cheerio";
import { maybePage, plainAddress } from "./addresses.ts";
import { blocksIn, wordsHash, wordsIn } from "./blocks-in-page.ts";
import { runConcurrently } from "./run-concurrently.ts";
import type { Answer, Visitor } from "./visitor.ts";
import { readWordPress, type WordPress } from "./wordpress.ts";

export type FoundPage = {
  url: string;
  /** Other addresses that lead to it. */
  aliases: string[];
  /** Its compressed HTML: all pages are kept until the last one has been read. */
  packed: Buffer;
  title: string;
  isHiddenFromSearch: boolean;
  /** Hash of all its text, and those of its blocks: blocks on many pages are their frame. */
  words: string;
  blocks: ReadonlySet<string>;
};

/** Found addresses that aren't pages, with the reason as the end of a German sentence. */
type LeftAddress = { url: string; reason: string };

export type PageList = {
  pages: FoundPage[];
  left: LeftAddress[];
  wordPress: WordPress | null;
  /** Addresses of feeds with entries. */
  feeds: string[];
  /** More were found than are read. */
  isCut: boolean;
};

/** Maximum number of pages read, and concurrency. */
export const PAGES_MAX = 2000;
const AT_ONCE = 2;

const SITEMAPS_MAX = 50;

/** An address that no website has: a response to it isn't content. */
const NOWHERE = "/gibt-es-nicht-7f3a9c";

/**
 * Finds the pages of a website: those in its sitemaps and WordPress's data, and those that its pages link to.
 * @param progress called with the number of pages read, and of known ones
 * @throws Error with a German sentence if there is no website
 */
export async function listPages(
  visitor: Visitor,
  progress: (done: number, total: number) => void = () => {},
): Promise<PageList> {
  const { origin } = visitor;
  const home = await visitor.get(`${origin}/`);
  if (home.status !== 200 || !/html/.test(home.type)) throw new Error(whyNone(origin, home));
  const wordPress = await readWordPress(visitor, home);
  const nowhere = await visitor.get(origin + NOWHERE);
  const softNowhere = nowhere.status === 200 ? wordsHash(load(nowhere.body)) : null;
  // some show their front page
  const isNothing = (words: string) => words === softNowhere && words !== wordsHash(load(home.body));
  const known = new Set<string>();
  const waiting: string[] = [];
  let isCut = false;
  const add = (address: string, base = origin): void => {
    const url = plainAddress(address, base);
    if (!url?.startsWith(`${origin}/`) || known.has(url) || !maybePage(url)) return;
    known.add(url);
    if (waiting.length < PAGES_MAX) waiting.push(url);
    else isCut = true;
  };
  add("/");
  for (const address of wordPress?.entries.keys() ?? []) add(address);
  for (const address of await inSitemaps(visitor)) add(address);
  const pages = new Map<string, FoundPage>();
  const left: LeftAddress[] = [];
  const sent: [from: string, to: string][] = [];
  const feeds = new Set<string>();
  const read = async (url: string): Promise<void> => {
    const answer = url === `${origin}/` ? home : await visitor.get(url);
    const page = pages.get(answer.url);
    if (page) page.aliases.push(...[...answer.hops, url].filter((each) => each !== answer.url));
    else if (answer.status !== 200) left.push({ url, reason: reasonFor(answer) });
    else if (/html/.test(answer.type)) {
      const $ = load(answer.body);
      for (const feed of feedsOf($, answer.url)) if (feeds.size < FEEDS_MAX) feeds.add(feed);
      linksOf($, answer.url).forEach((link) => void add(link, answer.url));
      const found = pageOf($, answer, url);
      const elsewhere = sentTo($, answer.url);
      if (elsewhere) {
        add(elsewhere);
        sent.push(...found.aliases.concat(answer.url).map((from): [string, string] => [from, elsewhere]));
      } else if (isNothing(found.words)) left.push({ url, reason: "gibt es dort nicht" });
      else pages.set(answer.url, found);
    }
    progress(pages.size + left.length, waiting.length);
  };
  await runConcurrently(AT_ONCE, waiting, read);
  const order = new Map(waiting.map((url, index) => [url, index]));
  const placeOf = ({ url, aliases }: FoundPage) =>
    Math.min(...[url, ...aliases].map((each) => order.get(each) ?? waiting.length));
  for (const [from, to] of sent)
    [...pages.values()].find(({ url, aliases }) => url === to || aliases.includes(to))?.aliases.push(from);
  return {
    pages: withoutTwins(
      [...pages.values()].toSorted((a, b) => placeOf(a) - placeOf(b)),
      origin,
    ),
    left,
    wordPress,
    feeds: [...feeds],
    isCut,
  };
}

export const htmlOf = ({ packed }: FoundPage): string => inflateSync(packed).toString();

function pageOf($: CheerioAPI, { url, hops, body, headers }: Answer, asked: string): FoundPage {
  const robots = $("meta[name=robots i], meta[name=googlebot i]")
    .toArray()
    .map((each) => $(each).attr("content"));
  return {
    url,
    aliases: [...new Set([...hops, asked])].filter((each) => each !== url),
    packed: deflateSync(body),
    title: $("title").first().text().replace(/\s+/g, " ").trim(),
    isHiddenFromSearch: /noindex|none/i.test(`${robots.join(" ")} ${headers.get("x-robots-tag") ?? ""}`),
    words: wordsHash($),
    blocks: new Set(blocksIn($).map(({ key }) => key)),
  };
}

/** Maximum words of a page that only redirects its visitors. */
const SENDS_WORDS_MAX = 30;

function sentTo($: CheerioAPI, url: string): string | null {
  const refresh = /^\s*[0-5]\s*[;,]\s*url\s*=\s*["']?([^"']+)/i.exec(
    $("meta[http-equiv=refresh i]").attr("content") ?? "",
  )?.[1];
  const script = /^\s*(?:window\.|document\.|top\.)?location(?:\.href)?\s*=\s*["']([^"']+)["']/m.exec(
    $("script").text(),
  )?.[1];
  const to = refresh ?? script;
  const body = $("body").clone();
  body.find("script, style, noscript").remove();
  const target = to && wordsIn(body.text()).length <= SENDS_WORDS_MAX ? plainAddress(to, url) : null;
  return target === url ? null : target;
}

/** The same page under two addresses, such as `/` and `/index.html`, would make all of it look like a frame. */
function withoutTwins(pages: FoundPage[], origin: string): FoundPage[] {
  const byWords = new Map<string, FoundPage>();
  for (const page of pages.toSorted((a, b) => Number(b.url === `${origin}/`) - Number(a.url === `${origin}/`))) {
    const twin = byWords.get(page.words);
    if (twin) twin.aliases.push(page.url, ...page.aliases);
    else byWords.set(page.words, page);
  }
  return [...byWords.values()];
}

/** Maximum number of feeds searched for dates: one for each kind of entries, and some of categories. */
const FEEDS_MAX = 20;

/** Feeds of entries; each entry also has one of its comments. */
function feedsOf($: CheerioAPI, url: string): string[] {
  return $("link[rel=alternate][type='application/rss+xml'], link[rel=alternate][type='application/atom+xml']")
    .toArray()
    .flatMap((each) => plainAddress($(each).attr("href") ?? "", url) ?? [])
    .filter((feed) => !/\/comments\/|comments-rss|[?&]p=\d/.test(feed) && !feed.startsWith(`${url}feed`));
}

function linksOf($: CheerioAPI, url: string): string[] {
  const base = plainAddress($("base[href]").attr("href") ?? url, url) ?? url;
  return $("a[href], area[href]")
    .toArray()
    .flatMap((each) => plainAddress($(each).attr("href") ?? "", base) ?? []);
}

async function inSitemaps(visitor: Visitor): Promise<string[]> {
  const robots = await visitor.get(`${visitor.origin}/robots.txt`);
  const named =
    robots.status === 200 ? [...robots.body.matchAll(/^\s*sitemap:\s*(\S+)/gim)].map(([, map = ""]) => map) : [];
  const usual = ["sitemap.xml", "sitemap_index.xml", "wp-sitemap.xml"].map((name) => `${visitor.origin}/${name}`);
  const maps = [...named, ...usual];
  const seen = new Set<string>();
  const addresses: string[] = [];
  for (let map = maps.shift(); map && seen.size < SITEMAPS_MAX; map = maps.shift()) {
    const url = plainAddress(map, visitor.origin);
    if (!url?.startsWith(`${visitor.origin}/`) || seen.has(url)) continue;
    seen.add(url);
    const { status, body } = await visitor.get(url);
    if (status !== 200 || !/<(?:urlset|sitemapindex)/.test(body)) continue;
    const $ = load(body, { xml: true });
    const list = $("url > loc, sitemap > loc").toArray();
    (/<sitemapindex/.test(body) ? maps : addresses).push(...list.map((each) => $(each).text().trim()));
  }
  return addresses;
}

function reasonFor({ status }: Answer): string {
  if (status === 404 || status === 410) return "gibt es dort nicht mehr";
  if (status === 401 || status === 403) return "ist dort nicht öffentlich";
  return status === 0 ? "führt zu einer anderen Website oder antwortet nicht" : `antwortet mit Status ${status}`;
}

function whyNone(origin: string, { status, url, type }: Answer): string {
  if (status === 0 && !url.startsWith(`${origin}/`))
    return `${origin} leitet zu ${new URL(url).origin} weiter. Geben Sie bitte diese Adresse an.`;
  if (status === 0) return `${origin} antwortet nicht. Bitte prüfen Sie die Adresse.`;
  if (status !== 200) return `${origin} antwortet mit Status ${status}. Bitte prüfen Sie die Adresse.`;
  return `Unter ${origin} steht keine Website (${type || "ohne Angabe, was es ist"}).`;
}

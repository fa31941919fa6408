import { RENDITION_PREFIX, UPLOADS_PREFIX } from "./media.ts";
import { OWN_PAGES, OWN_ROOMS } from "./page-address.ts";

/** Parameters by which campaigns and networks mark links: they name no page, and are handed on. */
const CAMPAIGN =
  /^(?:(?:utm|mtm|pk|piwik|hsa)_\w+|(?:g|fb|d|tt|ys|msclk)clid|msclkid|gclsrc|gbraid|wbraid|igshid|mc_[ce]id|_ga|_gl)$/i;

/** WordPress's parameters that name a page, its category or its author; all others there say how it is shown. */
const NAMING = ["p", "page_id", "attachment_id", "cat", "tag", "author", "m"];

/** Those that WordPress reads as `p`: each finds posts, pages and files. */
const NUMBER = /^(?:page_id|attachment_id)$/;

/** Begins a key that counts whatever stands before the rest: people choose in WordPress what categories' addresses begin with. */
export const ANYWHERE = "/*/";

/** A part of a sitemap, as WordPress and its plugins have them beside the whole. */
const PART_OF_SITEMAP = /^\/(?:wp-sitemap-[\w-]+|[\w-]+-sitemap\d*|sitemap_index)\.xml$/;

/** Longest address that is kept, in characters. */
export const OLD_ADDRESS_MAX = 500;

/** Stands for the host of an address that is a path. */
const ANY_HOST = "http://any.invalid";

export function isCampaign(parameter: string): boolean {
  return CAMPAIGN.test(parameter);
}

/** The path of an address, read as every spelling of it is: decoded, composed (NFC), in small letters, without double or last slashes and `index.php`. */
function plainPath(path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path).normalize("NFC").toLowerCase();
  } catch {
    return null;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no address holds them
  if (/[\u0000-\u001f\u007f]/.test(decoded)) return null;
  const plain = decoded
    .replace(/\/{2,}/g, "/")
    .replace(/^\/index\.php(?=\/|$)/, "")
    .replace(/\/(?:index\.(?:php|html?)|default\.(?:aspx?|html?))$/, "")
    .replace(/\/$/, "");
  return plain || "/";
}

function withQuery(path: string, parameters: [string, string][]): string {
  const sorted = parameters.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sorted.length === 0 ? path : `${path}?${new URLSearchParams(sorted)}`;
}

type Parts = { path: string; parameters: [string, string][] };

function partsOf(address: string): Parts | null {
  const given = address.trim().replace(/#.*/s, "");
  const local = given.replace(/^(?:(?:https?:)?\/\/[^/?]*|www\.[^/?]+)/i, "");
  const [beforeQuery = "", ...query] = local.split("?");
  const path = plainPath(beforeQuery.startsWith("/") ? beforeQuery : `/${beforeQuery}`);
  if (path === null || given === "") return null;
  const parameters = [...new URLSearchParams(query.join("?"))].filter(([name]) => !isCampaign(name));
  const isPost = parameters.some(([name]) => name === "p");
  return { path, parameters: isPost ? parameters.filter(([name]) => name !== "post_type") : parameters };
}

/**
 * The one spelling under which an old address is kept: its path, and its query without what campaigns add.
 *
 * @param address whole, or a path; the host does not count
 * @returns null for what is no address
 */
export function oldAddressKey(address: string): string | null {
  const parts = partsOf(address);
  const key = parts && withQuery(parts.path, parts.parameters);
  return key && key.length <= OLD_ADDRESS_MAX ? key : null;
}

/** Stood behind a page's address for another form of the page: its feed, a leaf of it, a page within a frame. */
const FORM_OF_PAGE = /\/(?:feed(?:\/(?:rss2?|rdf|atom))?|amp|embed|trackback|page\/\d+|comment-page-\d+|\d{1,3})$/;

/** Stood in a file's name for another size of it, before the ending. */
const SIZE_OF_FILE = /(?:-\d+x\d+|-scaled|-rotated|-e\d{10,}|@\dx)(?=\.\w{2,5}$)/;

/** A file, and the second ending that programs add which make a picture smaller. */
const SECOND_ENDING = /(?<=\.(?:jpe?g|png|gif))\.(?:webp|avif)$/;

/** Other spellings of one path, the nearest first. */
function spellingsOf(path: string): string[] {
  const file = path.startsWith(UPLOADS_PREFIX) ? path.slice(UPLOADS_PREFIX.length) : null;
  const spellings = [
    path,
    ...(file && RENDITION_PREFIX.test(file) ? [UPLOADS_PREFIX + file.replace(RENDITION_PREFIX, "")] : []),
    ...(PART_OF_SITEMAP.test(path) ? ["/wp-sitemap.xml"] : []),
  ];
  const forms = [FORM_OF_PAGE, FORM_OF_PAGE, FORM_OF_PAGE, FORM_OF_PAGE]; // the feed of a leaf of a day's list
  for (const pattern of [SECOND_ENDING, SIZE_OF_FILE, SIZE_OF_FILE, ...forms, /\.html?$/]) {
    const shorter = (spellings.at(-1) ?? "").replace(pattern, "");
    if (shorter !== "" && shorter !== spellings.at(-1)) spellings.push(shorter);
  }
  if (!/\.\w{2,5}$/.test(path)) return spellings;
  // WordPress keeps a large picture under its name with an addition, and the picture itself under the name alone.
  const whole = spellings.at(-1) ?? path;
  return [...spellings, whole.replace(/(?=\.\w+$)/, "-scaled"), whole.replace(/(?=\.\w+$)/, "-rotated")];
}

/**
 * Looks a request up among old addresses.
 *
 * @param address path and query of the request
 * @param find what is kept under a key, see {@link oldAddressKey}
 */
export function findOldAddress<Found>(address: string, find: (key: string) => Found | undefined): Found | null {
  const parts = partsOf(address);
  if (!parts) return null;
  const { path, parameters } = parts;
  const naming = parameters.filter(([name]) => NAMING.includes(name));
  const numbers = naming.flatMap(([name, value]): [string, string][] => (NUMBER.test(name) ? [["p", value]] : []));
  const queries = [parameters, naming, numbers, []];
  const spellings = path === "/" ? ["/"] : spellingsOf(path);
  for (const query of queries) {
    for (const spelling of spellings) {
      const found = spelling === "/" && query.length === 0 ? undefined : find(withQuery(spelling, query));
      if (found !== undefined) return found;
    }
  }
  for (const spelling of isOwnAddress(path) ? [] : spellings) {
    const [, ...names] = spelling.split("/");
    const found = find(ANYWHERE + names.slice(-2).join("/")) ?? find(ANYWHERE + names.slice(-1).join("/"));
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * Where a visitor of an old address is led: there, with what campaigns have added to the address.
 *
 * @param target a path of this site, or a whole address
 * @param search of the request, as in '?utm_source=brief'
 */
export function withCampaign(target: string, search: string): string {
  const url = new URL(target, ANY_HOST);
  for (const [name, value] of new URLSearchParams(search)) if (isCampaign(name)) url.searchParams.append(name, value);
  return url.origin === ANY_HOST ? url.pathname + url.search + url.hash : url.href;
}

/** Paths that are this installation's own: none can be an old address. */
const ROOM = new RegExp(`^/(?:_next|${OWN_ROOMS.join("|")})(?:/|$)`);

const PAGE = new RegExp(
  `^/(?:${OWN_PAGES.join("|")}|projekte/kategorie|projekte/feed\\.xml|robots\\.txt|sitemap\\.xml|favicon\\.\\w+|manifest\\.webmanifest)?$`,
);

/** Whether an address is the content system's or a program's: no visitor is to be led there. */
export function isOwnRoom(key: string): boolean {
  return ROOM.test(key);
}

/** Whether a page, or a part, of every site of this project has this address; takes a key. */
export function isOwnAddress(key: string): boolean {
  return isOwnRoom(key) || PAGE.test(key);
}

/** The project or category whose address this is by its number, whether there is one or not; null for another. */
export function entryOfAddress(path: string): { type: "projects" | "categories"; id: number } | null {
  const [, category, id] = /^\/projekte(\/kategorie)?\/([1-9]\d{0,14})(?:-[^/]*)?$/.exec(path) ?? [];
  return id === undefined ? null : { type: category ? "categories" : "projects", id: Number(id) };
}

import { RENDITION_PREFIX, UPLOADS_PREFIX } from "./media.ts";
import { OWN_PAGES, OWN_ROOMS } from "./page-address.ts";

/** Campaign parameters, which identify no page and are passed on. */
const CAMPAIGN =
  /^(?:(?:utm|mtm|pk|piwik|hsa)_\w+|(?:g|fb|d|tt|ys|msclk)clid|msclkid|gclsrc|gbraid|wbraid|igshid|mc_[ce]id|_ga|_gl)$/i;

/** WordPress's parameters that identify a page, its category or its author; all others only affect how it is shown. */
const NAMING = ["p", "page_id", "attachment_id", "cat", "tag", "author", "m"];

/** Those that WordPress treats like `p`: each finds posts, pages and files. */
const NUMBER = /^(?:page_id|attachment_id)$/;

/** Prefix of a key that matches any beginning: in WordPress people choose the prefix of category addresses. */
export const ANYWHERE = "/*/";

/** A partial sitemap, as WordPress and its plugins have beside the main one. */
const PART_OF_SITEMAP = /^\/(?:wp-sitemap-[\w-]+|[\w-]+-sitemap\d*|sitemap_index)\.xml$/;

export const OLD_ADDRESS_MAX = 500;

/** For parsing a path. */
const ANY_HOST = "http://any.invalid";

export function isCampaign(parameter: string): boolean {
  return CAMPAIGN.test(parameter);
}

/** The normalized path of an address: decoded, NFC, lower case, without double or trailing slashes and `index.php`. */
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
 * The normalized form under which an old address is stored: its path, and its query without campaign parameters.
 *
 * @param address a URL or a path; the host is ignored
 * @returns null if it isn't an address
 */
export function oldAddressKey(address: string): string | null {
  const parts = partsOf(address);
  const key = parts && withQuery(parts.path, parts.parameters);
  return key && key.length <= OLD_ADDRESS_MAX ? key : null;
}

const FORM_OF_PAGE = /\/(?:feed(?:\/(?:rss2?|rdf|atom))?|amp|embed|trackback|page\/\d+|comment-page-\d+|\d{1,3})$/;

/** Suffix of a file's name for another size, before the extension. */
const SIZE_OF_FILE = /(?:-\d+x\d+|-scaled|-rotated|-e\d{10,}|@\dx)(?=\.\w{2,5}$)/;

/** A file with a second extension, added by programs that compress pictures. */
const SECOND_ENDING = /(?<=\.(?:jpe?g|png|gif))\.(?:webp|avif)$/;

function spellingsOf(path: string): string[] {
  const file = path.startsWith(UPLOADS_PREFIX) ? path.slice(UPLOADS_PREFIX.length) : null;
  const spellings = [
    path,
    ...(file && RENDITION_PREFIX.test(file) ? [UPLOADS_PREFIX + file.replace(RENDITION_PREFIX, "")] : []),
    ...(PART_OF_SITEMAP.test(path) ? ["/wp-sitemap.xml"] : []),
  ];
  const forms = [FORM_OF_PAGE, FORM_OF_PAGE, FORM_OF_PAGE, FORM_OF_PAGE]; // the feed of a page of a day's list
  for (const pattern of [SECOND_ENDING, SIZE_OF_FILE, SIZE_OF_FILE, ...forms, /\.html?$/]) {
    const shorter = (spellings.at(-1) ?? "").replace(pattern, "");
    if (shorter !== "" && shorter !== spellings.at(-1)) spellings.push(shorter);
  }
  if (!/\.\w{2,5}$/.test(path)) return spellings;
  // WordPress stores a large picture under its name with a suffix, and the original under the name alone.
  const whole = spellings.at(-1) ?? path;
  return [...spellings, whole.replace(/(?=\.\w+$)/, "-scaled"), whole.replace(/(?=\.\w+$)/, "-rotated")];
}

/**
 * Looks a request up among old addresses.
 *
 * @param address path and query of the request
 * @param find returns the value for a key, see {@link oldAddressKey}
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
 * The redirect target for a visitor of an old address, including campaign parameters.
 *
 * @param target a path of this site, or a URL
 * @param search of the request, such as '?utm_source=brief'
 */
export function withCampaign(target: string, search: string): string {
  const url = new URL(target, ANY_HOST);
  for (const [name, value] of new URLSearchParams(search)) if (isCampaign(name)) url.searchParams.append(name, value);
  return url.origin === ANY_HOST ? url.pathname + url.search + url.hash : url.href;
}

/** Paths of this installation, which can't be old addresses. */
const ROOM = new RegExp(`^/(?:_next|${OWN_ROOMS.join("|")})(?:/|$)`);

const PAGE = new RegExp(
  `^/(?:${OWN_PAGES.join("|")}|projekte/kategorie|projekte/feed\\.xml|robots\\.txt|sitemap\\.xml|favicon\\.\\w+|manifest\\.webmanifest)?$`,
);

/** Whether a path belongs to the content system or a program, so that visitors must not be redirected to it. */
export function isOwnRoom(key: string): boolean {
  return ROOM.test(key);
}

/** Whether every site of this project has a page, or a folder, at this address; takes a key. */
export function isOwnAddress(key: string): boolean {
  return isOwnRoom(key) || PAGE.test(key);
}

/** The project or category that an address's number refers to, existing or not; null for other addresses. */
export function entryOfAddress(path: string): { type: "projects" | "categories"; id: number } | null {
  const [, category, id] = /^\/projekte(\/kategorie)?\/([1-9]\d{0,14})(?:-[^/]*)?$/.exec(path) ?? [];
  return id === undefined ? null : { type: category ? "categories" : "projects", id: Number(id) };
}

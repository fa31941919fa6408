import { LEGAL_PAGES } from "@schaufenster/contract/legal-pages";
import type { Context } from "hono";
import { FEED_PATH, PROJECTS_PATH } from "../../content/routes.ts";
import { SITEMAP_PATH } from "../../discovery/sitemap.ts";
import { redirect } from "../http/redirect.ts";
import type { SiteEnv } from "../http/site-env.ts";

/** Addresses that people type or have bookmarked, by target; in lower case, umlauts written out. */
const MEANT: Record<string, string[]> = {
  "/": ["index", "home", "homepage", "start", "startseite", "default", "main", "welcome", "willkommen"],
  "/#contact": [
    "kontakt",
    "contact",
    "kontaktformular",
    "kontakt-aufnehmen",
    "anfrage",
    "contact-us",
    "ansprechpartner",
  ],
  "/#references": ["referenzen", "references", "kunden", "referenz"],
  [PROJECTS_PATH]: ["projekt", "projects", "portfolio", "arbeiten", "work", "works", "galerie", "gallery"],
  "/impressum": ["imprint", "legal-notice", "legal", "anbieterkennzeichnung"],
  "/datenschutz": [
    ...["datenschutzerklaerung", "datenschutzhinweise", "datenschutzhinweis", "datenschutzbestimmungen", "dsgvo"],
    ...["privacy", "privacy-policy", "datenschutz-erklaerung", "impressum-datenschutz"],
  ],
  "/barrierefreiheit": ["erklaerung-zur-barrierefreiheit", "barrierefreiheitserklaerung", "accessibility"],
  [FEED_PATH]: [
    ...["feed", "rss", "atom", "feed.xml", "rss.xml", "atom.xml"],
    ...["feed/rss2", "feed/rss", "feed/atom", "feed/rdf", "comments/feed"],
  ],
  [SITEMAP_PATH]: ["sitemap", "sitemap-index.xml", "wp-sitemap.xml"],
};

const TARGETS = new Map(
  Object.entries(MEANT).flatMap(([target, words]) => words.map((word) => [word, target] as const)),
);

/** The site's own first path segments, for pages in capital letters or with a former site's extension. */
const OWN = new Set([PROJECTS_PATH.slice(1), ...LEGAL_PAGES.map(({ address }) => address)]);

/** Extensions of other programs' pages. */
const ENDING = /\.(?:html?|php\d?|aspx?|jsp|shtml|cgi)$/;

const UMLAUTS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/**
 * The address that a mistyped one stands for: in capital letters, with `.html` or `index.php`, or with a synonym.
 * Looked up only if there is no page.
 * @param pathname as the request has it, percent-encoded
 * @returns null if it is ambiguous
 */
export function intendedAddress(pathname: string): string | null {
  const words = wordsOf(pathname)?.replace(/(?:^|\/)(?:index|default)$/, "");
  if (words === undefined) return null;
  if (words === "") return "/";
  const target = TARGETS.get(words) ?? (/^page\/\d+$/.test(words) ? PROJECTS_PATH : undefined);
  if (target) return target;
  const [first = ""] = words.split("/");
  const own = `/${words}`;
  const isOwn = OWN.has(first) && (first === words || own.startsWith(`${PROJECTS_PATH}/`));
  return isOwn && /^[\w/-]+$/.test(own) && own !== pathname ? own : null;
}

/** A path normalized: lower case, umlauts written out, without extension; undefined if it can't be decoded. */
export function wordsOf(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
      .normalize("NFC")
      .toLowerCase()
      .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
      .replace(/^\/+|(?<!\/)\/+$/g, "")
      .replace(ENDING, "")
      .replace(/[ _]/g, "-");
  } catch {
    return undefined;
  }
}

/** Redirects to the intended address; null if it is unknown, or the request doesn't want a page. */
export function redirectMistyped(context: Context<SiteEnv>): Response | null {
  const { method, url } = context.req;
  if (method !== "GET" && method !== "HEAD") return null;
  const { pathname, search } = new URL(url);
  const [path, fragment] = intendedAddress(pathname)?.split("#") ?? [];
  if (path === undefined) return null;
  return redirect(context, path + search + (fragment ? `#${fragment}` : ""));
}

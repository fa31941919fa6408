import type { CheerioAPI } from "cheerio";

/** Kinds of pages of the old website: an entry of a type, a list of entries, or a file's page. */
export type Kind = { kind: "entry"; type: string } | { kind: "list" | "file" };

const LISTS = /(?:^|\s)(?:category|tag|author|date|search-results|archive|post-type-archive|tax-[\w-]+)(?=\s|$)/;

/** Lists of categories and the like, of a month, and further pages of one. */
const LIST_ADDRESS =
  /\/(?:category|tag|author|kategorie|schlagwort|autor)\/[^/]+|\/page\/\d+\/?$|^\/(?:19|20)\d\d\/(?:\d\d\/)?$/i;

/** By WordPress's markup, or else by the page's own metadata. */
export function kindOf($: CheerioAPI, url: string): Kind {
  const names = $("body").attr("class") ?? "";
  const single = /(?:^|\s)single-(?!format|post-\w|[a-z]*template)([\w-]+)/.exec(names)?.[1];
  if (/(?:^|\s)attachment(?:id-|-template|\s|$)/.test(names)) return { kind: "file" };
  if (single || /(?:^|\s)single(?=\s|$)/.test(names)) return { kind: "entry", type: single ?? "post" };
  if (/(?:^|\s)page-id-\d+/.test(names)) return { kind: "entry", type: "page" };
  const isWordPress = /\/wp-(?:content|includes)\//.test($("head").html() ?? "");
  if (isWordPress && (LISTS.test(names) || /(?:^|\s)blog(?=\s|$)/.test(names))) return { kind: "list" };
  if (LIST_ADDRESS.test(new URL(url).pathname)) return { kind: "list" };
  const data = $("script[type='application/ld+json']").text();
  const isArticle =
    /"@type"\s*:\s*"(?:Blog|News)?(?:Article|Posting)/.test(data) ||
    $("meta[property='og:type']").attr("content") === "article";
  return { kind: "entry", type: isArticle ? "post" : "page" };
}

/** An entry's id in its WordPress, from its page; null on other websites. */
export function numberOf($: CheerioAPI): string | null {
  const names = $("body").attr("class") ?? "";
  const short = $("link[rel=shortlink]").attr("href") ?? "";
  return /(?:^|\s)(?:postid|page-id)-(\d+)/.exec(names)?.[1] ?? /[?&](?:p|page_id)=(\d+)/.exec(short)?.[1] ?? null;
}

/** Whole words in the name of a type or folder that mark a portfolio. */
const PORTFOLIO =
  /(?:^|[^\p{L}\p{N}])(?:portfolios?|projekte?|projects?|referenz(?:en)?|arbeiten|works?)(?:$|[^\p{L}\p{N}])/iu;

export const isPortfolio = (name: string): boolean => PORTFOLIO.test(name);

/** Why a page isn't content, as the end of a German sentence; null if it is. */
export function noContent($: CheerioAPI): string | null {
  if ($("form.post-password-form, form[action*=postpass], input[name=post_password]").length > 0)
    return "ist dort durch ein Passwort geschützt";
  const title = $("title").first().text().trim();
  if (
    /^(?:404|(?:seite |page )?(?:nicht gefunden|not found)|error 404)|\b404\b.*(?:not found|nicht gefunden)/i.test(
      title,
    )
  )
    return "gibt es dort nicht mehr";
  if (
    /just a moment|attention required|verifying (?:your|that)|checking your browser|bot[- ]?verification/i.test(title)
  )
    return "zeigt dort nur eine Prüfung, ob ein Mensch fragt";
  const words = $("body").text().replace(/\s+/g, " ").trim();
  const asksForLogin =
    $("form input[type=password]").length > 0 &&
    /(?:bitte|please)[^.]{0,40}(?:anmelden|einloggen|sign in|log ?in)/i.test(words);
  return asksForLogin && words.length < 2000 ? "verlangt dort eine Anmeldung" : null;
}

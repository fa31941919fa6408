import { type Cheerio, type CheerioAPI, load } from "cheerio";
import type { Element } from "domhandler";
import { plainSigns } from "../../../content/src/fields/markdown/html/plain-signs.ts";
import { pageText, type ReadText } from "../any-text.ts";
import type { Library } from "../texts/library.ts";
import { wordsIn } from "./blocks-in-page.ts";
import { type Doubt, removeHidden } from "./hidden.ts";
import { type Kind, kindOf, noContent, numberOf } from "./kind-of-page.ts";
import { type Frame, mainPartOf, removeFrame } from "./main-part.ts";
import { type FoundPage, htmlOf } from "./page-list.ts";
import type { StyleReader } from "./styles.ts";
import type { RestEntry } from "./wordpress.ts";

/** A page of the old website as its visitors see it. */
export type ReadPage = {
  page: FoundPage;
  kind: Kind;
  /** In its WordPress. */
  number: string | null;
  title: string;
  /** ISO 8601; null if the page doesn't say. */
  date: string | null;
  /** URL of its main picture, which isn't part of the text. */
  image: { url: string; alternativeText: string } | null;
  text: ReadText;
  categories: string[];
  description: string;
  /** Parts that visitors may not see. */
  doubts: Doubt[];
  /** Why there is nothing to import, as the end of a German sentence. */
  nothing: string | null;
};

type Reading = {
  frame: Frame;
  library: Library;
  styles: StyleReader;
  entry: RestEntry | undefined;
  named: readonly RestEntry[];
};

/** Whether it is an entry that can be imported: not a list, and not protected. */
export const isEntry = ({ kind, nothing }: ReadPage): boolean => kind.kind === "entry" && nothing === null;

export async function readPage(
  page: FoundPage,
  { frame, library, styles, entry: known, named }: Reading,
): Promise<ReadPage> {
  const $ = load(htmlOf(page));
  const own = numberOf($);
  const entry = known ?? named.find(({ id }) => id === own);
  const base = new URL($("base[href]").attr("href") ?? page.url, page.url).href;
  const kind: Kind = entry ? { kind: "entry", type: entry.type } : kindOf($, page.url);
  const number = entry?.id ?? own;
  const about = {
    page,
    kind,
    number,
    title: entry?.title || titleOf($, frame.titleOf(page)),
    date: entry?.date || dateOf($),
    categories: categoriesOf($, entry),
    description: plainText($("meta[name=description i]").attr("content")),
  };
  const nothing = entry?.isProtected ? "ist dort durch ein Passwort geschützt" : noContent($);
  const main = mainPartOf($, entry?.rendered ?? "");
  const style = await styles.stylesOf($, page.url);
  removeFrame($, main, frame, page.url);
  main.element.find("video, audio, object").contents().not("source, track").remove(); // for old browsers
  const doubts = removeHidden($, main.element, style);
  const image = titlePicture($, main.element.find("img.wp-post-image, .post-thumbnail img").first().get(0), base);
  removeTitle($, main.element, about.title);
  about.date ??= takeByline($, main.element);
  for (const element of main.element.find("*").toArray()) {
    const behind = /url\(([^)]+)\)/.exec(style.valueFor(element, "background-image") ?? "")?.[1];
    if (behind && !behind.startsWith("data:")) element.attribs["data-bg"] = behind;
  }
  withoutControls($, main.element);
  // it shows only the same picture
  for (const link of main.element.find("a[href]:has(img)").toArray())
    if (leadsToFile(link.attribs, base, library)) $(link).replaceWith($(link).contents());
  withWholeAddresses(main.element, base);
  const text = pageText(main.element.html() ?? "", { library, change: plainSigns });
  return { ...about, image, text, doubts, nothing };
}

/** Whether a link leads to the page that WordPress creates for each file. */
const leadsToFile = ({ href = "", rel = "" }: Element["attribs"], base: string, library: Library): boolean =>
  /\battachment\b/.test(rel) ||
  /[?&]attachment_id=/.test(href) ||
  (URL.canParse(href, base) && library.isPageOfFile(new URL(href, base).href));

const plainText = (text: string | undefined) => text?.replace(/\s+/g, " ").trim() ?? "";

/** The heading that is the title, and the breadcrumbs above it. */
function removeTitle($: CheerioAPI, main: Cheerio<Element>, title: string): void {
  const headings = main.find("h1, h2, h3");
  const same = headings.filter((_, each) => plainText($(each).text()) === title).first();
  (same.length > 0 ? same : main.find("h1").first()).remove();
  main
    .find("p, div, span")
    .filter(
      (_, each) =>
        /^(?:sie sind hier|you are here)\s*:/i.test(plainText($(each).text())) && wordsIn($(each).text()).length < 30,
    )
    .remove();
}

const MONTHS = ["jan", "feb", "mär", "apr", "mai", "jun", "jul", "aug", "sep", "okt", "nov", "dez"];

/** Maximum words of a line that says when and by whom an entry was published. */
const BYLINE_WORDS_MAX = 16;

/** Removes such a line at the beginning. Returns its date, ISO 8601. */
function takeByline($: CheerioAPI, main: Cheerio<Element>): string | null {
  const first = main
    .find("p, div, span")
    .filter((_, each) => $(each).children("p, div").length === 0 && plainText($(each).text()) !== "")
    .first();
  const text = plainText(first.text());
  const [, day, month = "", year] = /\b(\d{1,2})\.\s?([A-Za-zä]{3,9}|\d{1,2})\.?\s?((?:19|20)\d\d)\b/.exec(text) ?? [];
  if (!year || wordsIn(text).length > BYLINE_WORDS_MAX || !/^(?:am |veröffentlicht|gepostet|von |\d)/i.test(text))
    return null;
  const number = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  first.remove();
  return number > 0 ? new Date(Date.UTC(Number(year), number - 1, Number(day))).toISOString() : null;
}

function titleOf($: CheerioAPI, ofWindow: string): string {
  const heading = $("main h1, article h1, h1").first().clone();
  heading.find("br, div, p").before(" ");
  return plainText(heading.text()) || ofWindow;
}

function dateOf($: CheerioAPI): string | null {
  const data = $("script[type='application/ld+json']").text();
  const said = [
    $("meta[property='article:published_time']").attr("content"),
    /"datePublished"\s*:\s*"([^"]+)/.exec(data)?.[1],
    $("article time[datetime], time.published, time.entry-date").first().attr("datetime"),
  ];
  const found = said.map((text) => new Date(text ?? "")).find((date) => !Number.isNaN(date.getTime()));
  return found?.toISOString() ?? null;
}

/** Names of categories; tags say too little, and there are too many of them. */
function categoriesOf($: CheerioAPI, entry: RestEntry | undefined): string[] {
  const said = entry
    ? entry.terms.filter(({ taxonomy }) => taxonomy !== "post_tag").map(({ name }) => name)
    : $("a[rel~=category]")
        .toArray()
        .map((each) => plainText($(each).text()));
  return [...new Set(said)].filter((name) => name && !/^(?:allgemein|uncategorized|unkategorisiert)$/i.test(name));
}

function titlePicture($: CheerioAPI, found: Element | undefined, base: string): ReadPage["image"] {
  if (!found) return null;
  const element = $(found);
  const src = element.attr("data-src") ?? element.attr("data-lazy-src") ?? element.attr("src") ?? "";
  const around = element.closest("figure, .post-thumbnail");
  (around.length > 0 ? around : element).remove();
  return URL.canParse(src, base) && !src.startsWith("data:")
    ? { url: new URL(src, base).href, alternativeText: element.attr("alt") ?? "" }
    : null;
}

/** Replaces links within the page and to scripts with their text; decodes addresses hidden by a mail shield. */
function withoutControls($: CheerioAPI, main: Cheerio<Element>): void {
  main.find("[data-cfemail]").each((_, each) => {
    const address = unshielded($(each).attr("data-cfemail") ?? "");
    $(each).replaceWith($("<a></a>").attr("href", `mailto:${address}`).text(address));
  });
  main.find("a[href^='#'], a[href^='javascript:' i]").each((_, each) => {
    $(each).replaceWith($(each).contents());
  });
  main.find("img.emoji, img.wp-smiley").each((_, each) => {
    $(each).replaceWith($(each).attr("alt") ?? "");
  });
  main
    .find("noscript")
    .filter((_, each) => !/<img\b/i.test($(each).text()))
    .remove();
  main
    .find("iframe")
    .filter((_, each) => /^0|display:\s*none/.test(`${$(each).attr("height") ?? ""}${$(each).attr("style") ?? ""}`))
    .remove();
  main
    .find("button, input, select, textarea")
    .filter((_, each) => wordsIn($(each).text()).length === 0)
    .remove();
}

/** Cloudflare's way to hide addresses from bots: each byte is XORed with the first. */
function unshielded(hex: string): string {
  const [key = 0, ...bytes] = Buffer.from(hex, "hex");
  return Buffer.from(bytes.map((byte) => byte ^ key)).toString();
}

/** Attributes with an address, and those with several sizes of a picture. */
const ADDRESSES = ["href", "src", "poster", "data", "data-src", "data-lazy-src", "data-bg", "data-full-url"];
const SIZES = ["srcset", "data-srcset", "data-lazy-srcset"];

/** Removes WordPress's image resizing service from addresses. */
function withWholeAddresses(main: Cheerio<Element>, base: string): void {
  const whole = (address: string) =>
    URL.canParse(address, base)
      ? new URL(address, base).href.replace(/^https?:\/\/i\d\.wp\.com\/([^?]+).*/, "https://$1")
      : address;
  for (const { attribs } of main.find("*").toArray()) {
    for (const name of ADDRESSES) if (attribs[name]) attribs[name] = whole(attribs[name]);
    for (const name of SIZES)
      if (attribs[name])
        attribs[name] = attribs[name].replace(/(^|,\s+)(\S+)/g, (_, before, url) => before + whole(url));
  }
}

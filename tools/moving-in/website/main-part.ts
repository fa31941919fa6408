import { type Cheerio, type CheerioAPI, load } from "cheerio";
import type { Element } from "domhandler";
import { type Block, blocksIn, wordsIn } from "./blocks-in-page.ts";
import { namedByControls } from "./hidden.ts";
import type { FoundPage } from "./page-list.ts";

/** How a page's main part was found. */
export type MainPart = { element: Cheerio<Element>; how: "data" | "main" | "body" };

/** Minimum number of words that identify a text on its page, and the share of them that has to match. */
const WORDS_MIN = 15;
const SHARE = 0.9;

/** Parts of a page that are never content. */
const NO_CONTENT = [
  "script, style, template, svg, nav, [role=navigation], [role=search]",
  "[role=banner], [role=contentinfo], form, .cookie, [id*=cookie], [class*=consent], .skip-link",
  "#comments, .comments-area, .commentlist, .comment-list, .comment-respond, .wp-block-comments",
  ".post-navigation, .nav-links, .post-nav-links, .page-links, .pagination, .breadcrumb, .breadcrumbs, .wp-block-post-navigation-link",
  ".sharedaddy, .jp-relatedposts, .related-posts, [class*=related-post], [class*=share-], .addtoany_share_save_container",
  ".entry-meta, .entry-footer, .post-author, .author-bio, .byline, .edit-link, .post-tags, .tags, .tags-links, .cat-links",
  ".wp-block-post-date, .wp-block-post-terms, .wp-block-post-author, .wp-block-template-part, .wp-block-query, .wp-block-latest-posts",
  ".elementor-location-header, .elementor-location-footer, .elementor-location-popup, .elementor-menu-cart__container",
  ".slick-cloned, .swiper-slide-duplicate, .owl-item.cloned, [data-cloned], img.avatar, .avatar img, img[src*='gravatar.com/']",
].join(", ");

/** Names that mark a block as part of the page's frame. */
const FRAME =
  /(?:^|\s)(?:site-?|page-?|main-?)?(?:header|footer|masthead|colophon|navbar|topbar|nav)(?:-\w+)?(?:\s|$)/i;

/**
 * A page's own content.
 * @param rendered HTML of its text in the website's data, to find the element that contains it
 */
export function mainPartOf($: CheerioAPI, rendered: string): MainPart {
  const body = $("body") as Cheerio<Element>;
  const wanted = rendered ? wordsOfHtml(rendered) : [];
  if (wanted.length >= WORDS_MIN) {
    const found = holderOf($, body, wanted);
    if (found) return { element: widened(found), how: "data" };
  }
  const most = contentWords(body);
  const isEnough = (element: Cheerio<Element>) => contentWords(element) >= most / 2;
  for (const selector of ["main", "[role=main]", "article", ".entry-content, .post-content, #content, #main"]) {
    const found = ($(selector) as Cheerio<Element>).filter(
      (_, each) => wordsIn($(each).text()).length > 10 || $(each).find("img").length > 0,
    );
    if ((found.length === 1 || (found.length > 1 && selector === "main")) && isEnough(found.first()))
      return { element: found.first(), how: "main" };
  }
  return { element: body, how: "body" };
}

/** The innermost element with nearly all of the words. */
function holderOf($: CheerioAPI, body: Cheerio<Element>, wanted: readonly string[]): Cheerio<Element> | null {
  const holds = (element: Cheerio<Element>) => shareOf(wanted, wordsIn(element.text())) >= SHARE;
  let holder = body;
  for (;;) {
    const next = holder
      .children()
      .toArray()
      .find((child) => holds($(child)));
    if (!next || /^(?:p|h\d|ul|ol|table|blockquote)$/.test(next.name)) break;
    holder = $(next);
  }
  return holds(holder) ? holder : null;
}

/** With the fields that a theme shows around the text. */
function widened(holder: Cheerio<Element>): Cheerio<Element> {
  const article = holder.closest("article");
  const wide = article.length > 0 ? article : holder.closest("main, [role=main]");
  return (wide.length > 0 ? wide : holder) as Cheerio<Element>;
}

const wordsOfHtml = (html: string): string[] => {
  const $ = load(html);
  $("script, style, template, noscript").remove();
  return wordsIn($.root().text());
};

function contentWords(element: Cheerio<Element>): number {
  const copy = element.clone();
  copy.find("script, style, noscript, template, nav, header, footer, aside, form, [role=dialog]").remove();
  return wordsIn(copy.text()).length;
}

/** The share of words that are among others, 0 to 1. */
function shareOf(wanted: readonly string[], there: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const word of there) counts.set(word, (counts.get(word) ?? 0) + 1);
  let found = 0;
  for (const word of wanted) {
    const count = counts.get(word) ?? 0;
    if (count > 0) found += 1;
    counts.set(word, count - 1);
  }
  return wanted.length === 0 ? 1 : found / wanted.length;
}

/** Identifies the frame of a website's pages. */
export type Frame = {
  /** Whether a block with this text is on so many pages that it belongs to their frame. */
  isFrame: (key: string) => boolean;
  /** The title of the page at an address, without the website's own name; null if it isn't a page of the website. */
  titleAt: (address: string) => string | null;
  titleOf: (page: FoundPage) => string;
};

export function frameOf(pages: readonly FoundPage[]): Frame {
  const counts = new Map<string, number>();
  for (const { blocks } of pages) for (const key of blocks) counts.set(key, (counts.get(key) ?? 0) + 1);
  const names = siteNames(pages.map(({ title }) => title));
  const titleOf = ({ title }: FoundPage) => withoutName(title, names);
  const at = new Map(pages.flatMap((page) => [page.url, ...page.aliases].map((url) => [url, page])));
  const titleAt = (address: string) => {
    const page = at.get(address);
    return page ? titleOf(page) : null;
  };
  const least = pages.length < 5 ? 2 : Math.max(3, Math.ceil(pages.length * 0.3));
  return { isFrame: (key) => (counts.get(key) ?? 0) >= least, titleAt, titleOf };
}

/** Between a page's title and the website's name. */
const BETWEEN = /\s+[-–—|·•:»]\s+/;

/** First and last parts shared by several titles. */
function siteNames(titles: readonly string[]): Set<string> {
  const counts = new Map<string, number>();
  for (const title of new Set(titles)) {
    const parts = title.split(BETWEEN);
    if (parts.length > 1)
      for (const part of new Set([parts[0], parts.at(-1)])) counts.set(part ?? "", (counts.get(part ?? "") ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([part, count]) => (count > 1 ? [part] : [])));
}

function withoutName(title: string, names: ReadonlySet<string>): string {
  const parts = title.split(BETWEEN);
  const own = parts.filter((part) => !names.has(part));
  return own.length > 0 && own.length < parts.length ? own.join(" – ") : title;
}

/** Removes the frame from the main part: menus, comments, lists of other entries, blocks that are on many pages. */
export function removeFrame($: CheerioAPI, { element: main, how }: MainPart, frame: Frame, url: string): void {
  const blocks: Block[] = how === "body" ? blocksIn($) : []; // before anything is removed: some lose words then
  main.find(NO_CONTENT).remove();
  const named = namedByControls($);
  main
    .find("dialog, [role=dialog], [aria-modal=true]")
    .filter((_, { attribs }) => !named.has(attribs.id ?? ""))
    .remove();
  main
    .find("[aria-hidden=true]")
    .filter((_, each) => $(each).find("img").length === 0 && $(each).text().trim().length < 3)
    .remove();
  const words = wordsIn(main.text()).length;
  const isSmall = (each: Element, share: number) => wordsIn($(each).text()).length < share * words;
  if (how === "main") main.find("footer, aside").remove();
  if (how !== "body") return;
  main
    .find("header, footer, aside")
    .filter(
      (_, each) => $(each).closest("article").length === 0 && (each.name !== "header" || $(each).find("a").length > 2),
    )
    .remove();
  main
    .find("div, section")
    .filter((_, each) => {
      const names = `${each.attribs.class ?? ""} ${each.attribs.id ?? ""}`;
      const isHigh = $(each).parentsUntil("body").length < 4;
      return FRAME.test(names) && isHigh && $(each).find("a").length > 2 && isSmall(each, 0.3);
    })
    .remove();
  main
    .find("div, section, ul, aside")
    .filter((_, each) => isSmall(each, 0.4) && isListOfPages($, each, frame, url))
    .remove();
  for (const [index, { element, key }] of blocks.entries()) {
    const next = blocks[index + 1];
    const isHeadingOfOwn = /^h[2-6]$/.test(element.name) && next && !frame.isFrame(next.key);
    if (!frame.isFrame(key) || isHeadingOfOwn) continue;
    if (element.name === "img" || $(element).children().length === 0) $(element).remove();
    else
      $(element)
        .contents()
        .filter((_, node) => node.type === "text" || /^(?:a|span|b|strong|em|i|small|br)$/.test((node as Element).name))
        .remove();
  }
}

/** A block that is mostly links to other pages. */
function isListOfPages($: CheerioAPI, element: Element, { titleAt }: Frame, url: string): boolean {
  const words = wordsIn($(element).text()).length;
  if (words < 8) return false;
  const links = $(element)
    .find("a[href]")
    .toArray()
    .filter((link) => {
      const address = URL.canParse(link.attribs.href ?? "", url) ? new URL(link.attribs.href ?? "", url).href : "";
      return address !== url && titleAt(address) !== null;
    });
  const linked = links.reduce((sum, link) => sum + wordsIn($(link).text()).length, 0);
  return new Set(links.map((link) => link.attribs.href)).size >= 3 && linked >= 0.7 * words;
}

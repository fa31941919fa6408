import type { Element, ElementContent } from "hast";
import { link, paragraph, picture } from "../../../content/src/fields/markdown/html/read-html.ts";
import { wordsOf } from "../../../content/src/fields/markdown/html/spaces.ts";
import type { Library } from "./library.ts";

/** A picture of a series with its caption and link. */
type Item = { image: Element; caption: Element | null; href: string | null };

const GALLERY =
  /\b(wp-block-gallery|blocks-gallery-grid|wp-block-jetpack-[\w-]*(gallery|slideshow)|wp-block-coblocks-gallery[\w-]*|tiled-gallery|gallery|galleria|slideshow|swiper-wrapper|slick-slider|flexslider|ngg-galleryoverview|wp-block-columns)\b/;

const CAPTION = /\b(wp-caption-text|gallery-caption|tiled-gallery-caption|blocks-gallery-caption)\b/;

/** Buttons for changing slides. */
const CONTROLS =
  /\b(swiper-(button|pagination)|slick-(arrow|dots)|flex-(direction|control)-nav|wp-block-jetpack-slideshow_(button|pagination))/;

const classOf = ({ properties: { className } }: Element) => (Array.isArray(className) ? className.join(" ") : "");

const isCaption = (element: Element) => element.tagName === "figcaption" || CAPTION.test(classOf(element));

/**
 * Whether an element that groups pictures contains nothing but those and their captions: a gallery, a list, a figure;
 * or a paragraph or link around a single one.
 */
export function isWholeSeries(element: Element): boolean {
  const { pictures, others } = countIn(element);
  if (pictures === 0 || others > 0) return false;
  if (["figure", "ul", "ol", "dl"].includes(element.tagName) || GALLERY.test(classOf(element))) return true;
  return LINES.test(element.tagName) || (["a", "div", "picture", "span"].includes(element.tagName) && pictures === 1);
}

const LINES = /^(p|h[1-6])$/;

/** Moves pictures at the edge of a paragraph with text, or beside it, before it: within it they would be small. */
export function withoutPictures(element: Element, library: Library): Element | null {
  const { pictures, others } = LINES.test(element.tagName) ? countIn(element) : { pictures: 0, others: 0 };
  if (pictures === 0 || others === 0) return null;
  const isSpace = (child: ElementContent | undefined) => child?.type === "text" && child.value.trim() === "";
  const words = element.children.map((child) => !isSpace(child) && !isSinglePicture(child));
  const [first, last] = [words.indexOf(true), words.lastIndexOf(true)];
  const moves = (child: ElementContent, index: number) =>
    isSinglePicture(child) &&
    (index < first || index > last || /\balign(left|right|center)\b/.test(JSON.stringify(child)));
  const moved = element.children.filter(moves);
  const rest = { ...element, children: element.children.filter((child, index) => !moves(child, index)) };
  if (moved.length === 0) return element;
  const series = seriesOf({ ...element, children: moved }, library);
  return { ...series, children: [...series.children, rest] };
}

/** A picture, alone or in a link, that isn't an inline icon. */
function isSinglePicture(child: ElementContent): child is Element {
  if (child.type !== "element") return false;
  const { width, height } = child.properties;
  if (child.tagName === "img")
    return !/\b(emoji|wp-smiley)\b/.test(classOf(child)) && !(Number(width ?? height ?? 999) <= 64);
  const { pictures, others } = countIn(child);
  return ["a", "span", "strong", "em"].includes(child.tagName) && pictures > 0 && others === 0;
}

/** Counts pictures and films, and everything that is neither picture nor caption. */
function countIn({ children }: Element): { pictures: number; others: number } {
  let [pictures, others] = [0, 0];
  for (const child of children) {
    if (child.type === "text" && child.value.trim() !== "") others += 1;
    if (child.type !== "element" || isCaption(child) || CONTROLS.test(classOf(child))) continue;
    if (isPicture(child)) pictures += 1;
    else if (OTHERS.has(child.tagName)) others += 1;
    else {
      const inner = countIn(child);
      pictures += inner.pictures;
      others += inner.others;
    }
  }
  return { pictures, others };
}

const OTHERS = new Set(["iframe", "table", "audio", "object", "embed", "form", "pre", "blockquote"]);

const isPicture = ({ tagName, properties, children }: Element) =>
  tagName === "img" ||
  (tagName === "video" &&
    (properties.src || children.some((child) => child.type === "element" && child.tagName === "source")));

/**
 * Its pictures as one paragraph, which this website shows as a series; below it the text about all of them, and their
 * links.
 */
export function seriesOf(element: Element, library: Library): Element {
  const { items, captions } = itemsIn(element, library);
  const below = captions;
  const links: Element[] = [];
  const images = items.map(({ image, caption, href }): Element => {
    const { src, alt } = image.properties;
    const words = caption ? wordsOf(caption) : "";
    const known = (library.fileAt(String(src))?.caption ?? "").replace(/\s+/g, " ").trim();
    if (caption && known === "" && hasLink(caption)) below.push(caption);
    else if (href && known === "" && words) links.push(link(href, words));
    else if (words && words !== known) {
      if (href) links.push(link(href, String(alt || library.titleAt?.(href) || shortened(href))));
      return { ...image, properties: { ...image.properties, title: words } };
    }
    if (href && !links.some(({ properties }) => properties.href === href))
      links.push(link(href, String(alt || library.titleAt?.(href) || shortened(href))));
    return image;
  });
  const children: ElementContent[] = [
    paragraph(spaced(images)),
    ...below.map(({ children: words }) => paragraph(words)),
  ];
  if (links.length > 0) children.push(paragraph(links.flatMap((each, index) => (index > 0 ? [BREAK, each] : [each]))));
  return { type: "element", tagName: "div", properties: {}, children };
}

const BREAK: Element = { type: "element", tagName: "br", properties: {}, children: [] };

/** Captions that don't belong to a single picture are the whole element's. */
function itemsIn(element: Element, library: Library): { items: Item[]; captions: Element[] } {
  const items: Item[] = [];
  const captions: Element[] = [];
  for (const child of element.children) {
    if (child.type !== "element" || CONTROLS.test(classOf(child))) continue;
    if (isCaption(child)) captions.push(child);
    else if (isPicture(child)) items.push({ image: pictureOf(child), caption: null, href: null });
    else {
      const inner = itemsIn(child, library);
      items.push(...inner.items);
      captions.push(...inner.captions);
    }
  }
  const [only] = items;
  if (only && items.length === 1 && captions.length === 1 && !only.caption) only.caption = captions.pop() ?? null;
  if (element.tagName === "a") leadTo(items, element, library);
  return { items, captions };
}

function pictureOf(element: Element): Element {
  if (element.tagName === "img") return element;
  const source = element.children.find((child) => child.type === "element" && child.tagName === "source");
  const src = element.properties.src ?? (source?.type === "element" ? source.properties.src : "");
  return picture(String(src), String(element.properties.title ?? ""));
}

/** A picture that links to itself, its large size or its page gets no link: the site shows it large. */
function leadTo(items: Item[], { properties }: Element, library: Library): void {
  const href = String(properties.href ?? "");
  if (!href || href.startsWith("#") || href.startsWith("javascript:") || library.isPageOfFile(href)) return;
  if (items.some(({ image }) => image.properties.dataLink === href)) return;
  if (/\battachment\b/.test(String(properties.rel ?? "")) || /[?&]attachment_id=/.test(href)) return;
  const [only] = items;
  if (/\.(jpe?g|png|gif|webp|avif)$/i.test(href) && items.length === 1 && only) {
    only.image = { ...only.image, properties: { ...only.image.properties, src: library.fileAt(href)?.url ?? href } };
    return;
  }
  for (const item of items) item.href = href;
}

const hasLink = ({ children }: Element): boolean =>
  children.some((child) => child.type === "element" && (child.tagName === "a" || hasLink(child)));

const shortened = (address: string) => address.replace(/^(https?:)?\/\/(www\.)?/, "").replace(/\/$/, "");

const spaced = (pictures: Element[]): ElementContent[] =>
  pictures.flatMap((each, index) => (index === 0 ? [each] : [{ type: "text", value: "\n" } as ElementContent, each]));

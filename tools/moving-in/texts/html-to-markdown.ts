import type { Element, ElementContent, Root, RootContent } from "hast";
import type { Root as MarkdownRoot } from "mdast";
import rehypeParse from "rehype-parse";
import rehypeRaw from "rehype-raw";
import rehypeRemark from "rehype-remark";
import remarkBreaks from "remark-breaks";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { plainPictures } from "./plain-pictures.ts";
import { keepApart, moveSpacesOut, wordsOf } from "./spaces.ts";

/** Changes a tree of HTML before it is written as Markdown. */
export type Change = (tree: Root) => void;

/** Elements that this website does not show, as pages of others: they are linked to. */
const FRAMES = new Set(["iframe", "embed", "object", "audio"]);

/** Elements with words that the conversion to Markdown would leave out. */
const OLD_BLOCKS = new Set(["menu", "dialog", "noembed", "noframes", "noscript"]);

const EMPHASIS = new Set(["em", "strong", "b", "i"]);

const markdown = unified().use(remarkParse).use(remarkGfm);
const toHtml = unified().use(remarkBreaks).use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw);
const fromHtml = unified().use(rehypeParse, { fragment: true });
const toMarkdown = unified().use(rehypeRemark).use(remarkGfm).use(remarkStringify, { bullet: "-", rule: "-" });

/**
 * A text in HTML as Markdown. Of one that is nested more deeply than can be followed, only the words.
 *
 * @param tellWordsOnly is called then
 */
export function htmlToMarkdown(html: string, change: Change = () => {}, tellWordsOnly = () => {}): string {
  const convert = () => {
    const tree = parseHtml(html);
    plainPictures(tree);
    change(tree);
    return stringify(tree);
  };
  return unlessTooDeep(convert, () => {
    tellWordsOnly();
    return html
      .replace(/<[^<>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
  });
}

const parseHtml = (html: string): Root => fromHtml.parse(html);

/** Turns HTML in Markdown into Markdown. A text without any, or nested too deeply, stays to the letter. */
export function withoutHtml(text: string): string {
  const convert = () => {
    const tree = markdown.parse(text);
    let hasHtml = false;
    visit(tree, "html", () => {
      hasHtml = true;
    });
    return hasHtml ? stringify(toHtml.runSync(tree) as Root) : text;
  };
  return unlessTooDeep(convert, () => text);
}

/** Trees are walked by functions that call themselves: too deep a one is an error of the whole import. */
function unlessTooDeep(convert: () => string, otherwise: () => string): string {
  try {
    return convert();
  } catch (error) {
    if (error instanceof RangeError) return otherwise();
    throw error;
  }
}

function stringify(tree: Root): string {
  remove(tree, "comment");
  visit(tree, "element", (element, index, parent) => {
    if (OLD_BLOCKS.has(element.tagName)) element.tagName = "div";
    if (parent && index !== undefined) keepApart(element, index, parent);
  });
  visit(tree, "element", (emphasis, index, parent) => {
    if (EMPHASIS.has(emphasis.tagName) && parent && index !== undefined) moveSpacesOut(emphasis, index, parent);
  });
  replaceElements(tree, replacementOf);
  return toMarkdown.stringify(toMarkdown.runSync(tree) as MarkdownRoot).trim();
}

/** Puts other elements into a tree; null leaves one as it is. New elements are not looked at again. */
export function replaceElements(tree: Root, replacementOf: (element: Element) => ElementContent | null): void {
  visit(tree, "element", (found, index, parent) => {
    const replacement = parent && index !== undefined ? replacementOf(found) : null;
    if (!replacement || !parent || index === undefined) return;
    (parent as { children: (RootContent | ElementContent)[] }).children[index] = replacement;
    return [SKIP, index + 1];
  });
}

/** Takes all nodes of a type out of a tree. */
function remove(tree: Root, type: "comment"): void {
  visit(tree, type, (_, index, parent) => {
    if (!parent || index === undefined) return;
    parent.children.splice(index, 1);
    return index;
  });
}

/** Replaces an element that Markdown has no words for: films are written like pictures; to frames and sounds there is a link. */
function replacementOf(element: Element): ElementContent | null {
  const { tagName, properties, children } = element;
  if (tagName === "img" && String(properties.src).startsWith("data:")) return { type: "text", value: " " };
  if (tagName === "a" && !properties.href) return { ...element, tagName: "span" };
  if (tagName === "a" && wordsOf(element) === "" && !hasPicture(element)) return { type: "text", value: " " };
  const address = String(properties.src ?? properties.data ?? children.flatMap(sourceOf)[0] ?? "").replace(
    /^\/\//,
    "https://",
  );
  if (tagName === "video") return address ? picture(address, String(properties.title ?? "")) : null;
  if (!FRAMES.has(tagName)) return null;
  return address ? link(address, String(properties.title ?? properties.ariaLabel ?? hostOf(address))) : null;
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : "");

const hasPicture = ({ children }: Element): boolean =>
  children.some(
    (child) => child.type === "element" && (/^(img|video|iframe|audio)$/.test(child.tagName) || hasPicture(child)),
  );

const sourceOf = (child: ElementContent) =>
  child.type === "element" && child.tagName === "source" ? [child.properties.src] : [];

const element = (tagName: string, properties: Element["properties"], children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});

export const paragraph = (children: ElementContent[]) => element("p", {}, children);

export const picture = (src: string, alt: string) => element("img", { src, alt }, []);

export const link = (href: string, text: string) => element("a", { href }, [{ type: "text", value: text || href }]);

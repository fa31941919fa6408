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

/** Changes a tree of HTML before it is written as Markdown. */
export type Change = (tree: Root) => void;

/** Frames show pages of others, which this website does not: what they show is linked to. */
const FRAMES = new Set(["iframe", "embed", "object"]);

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
    const tree = fromHtml.parse(html);
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

/** Spaces within emphasis, at its beginning and end: Markdown has them outside. */
function moveSpacesOut({ children }: Element, index: number, parent: Root | Element): void {
  const [first, last] = [children[0], children.at(-1)];
  if (last?.type === "text" && last.value.trim() !== "" && last.value !== last.value.trimEnd()) {
    last.value = last.value.trimEnd();
    parent.children.splice(index + 1, 0, { type: "text", value: " " });
  }
  if (first?.type === "text" && first.value.trim() !== "" && first.value !== first.value.trimStart()) {
    first.value = first.value.trimStart();
    parent.children.splice(index, 0, { type: "text", value: " " });
  }
}

/** Takes all nodes of a type out of a tree. */
function remove(tree: Root, type: "comment"): void {
  visit(tree, type, (_, index, parent) => {
    if (!parent || index === undefined) return;
    parent.children.splice(index, 1);
    return index;
  });
}

/** Replaces an element that Markdown has no words for: films are written like pictures, frames are links. */
function replacementOf(element: Element): ElementContent | null {
  const { tagName, properties } = element;
  if (tagName === "video") {
    const source = properties.src ?? element.children.flatMap(sourceOf)[0];
    return source ? picture(String(source), String(properties.title ?? "")) : null;
  }
  if (!FRAMES.has(tagName)) return null;
  const address = String(properties.src ?? properties.data ?? "");
  return address ? link(address.replace(/^\/\//, "https://"), String(properties.title ?? "")) : null;
}

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

import type { Element, ElementContent, Root, RootContent } from "hast";
import { type State, toMdast } from "hast-util-to-mdast";
import type { Root as MarkdownRoot } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { holdsBlock, keepApart, linesOf, moveSpacesOut, SPACE, wordsOf } from "./spaces.ts";

/** Elements that this website does not show, as pages of others: they are linked to. */
const FRAMES = new Set(["iframe", "embed", "object", "audio"]);

/** Elements with words that the conversion to Markdown would leave out. */
const OLD_BLOCKS = new Set(["menu", "dialog", "noembed", "noframes", "noscript"]);

const EMPHASIS = new Set(["em", "strong", "b", "i"]);
const CELLS = new Set(["td", "th"]);

/** A cell is no wider or higher than that, however large it says it is. */
const MOST_CELLS = 200;

const words = (state: State, element: Element) => state.all(element);

/**
 * Reads a tree of HTML, of an old website's page or of a clipboard, as a tree of Markdown. The tree is changed.
 *
 * @throws RangeError where it is nested more deeply than can be followed
 */
export function readHtml(tree: Root): MarkdownRoot {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.type === "comment") return replace(parent, index);
    if (node.type !== "element") return;
    if (OLD_BLOCKS.has(node.tagName)) node.tagName = "div";
    if (EMPHASIS.has(node.tagName) && holdsBlock(node)) return replace(parent, index, ...emphasised([node]));
    if (node.tagName === "table") return replaceTable(node, index, parent);
    keepApart(node, index, parent);
  });
  visit(tree, "element", (element, index, parent) => {
    if (!parent || index === undefined) return;
    if (EMPHASIS.has(element.tagName)) moveSpacesOut(element, index, parent);
    if (/^(?:p|summary)$/.test(element.tagName) && element.children.some(holdsBlock)) element.tagName = "div";
    if (/^h\d$/.test(element.tagName) && element.children.some(holdsBlock)) element.children = linesOf(element, SPACE);
    if (!CELLS.has(element.tagName)) return;
    element.children = linesOf(element);
    for (const name of ["colSpan", "rowSpan"])
      if (element.properties[name]) element.properties[name] = Math.min(Number(element.properties[name]), MOST_CELLS);
  });
  replaceElements(tree, replacementOf);
  // Markdown has no underlined words.
  const options = { document: true, handlers: { u: words, mark: words }, quotes: ["„“", "‚‘"] };
  const markdown = toMdast(tree, options) as MarkdownRoot;
  visit(markdown, "table", ({ children: rows }) => {
    if (rows.length > 1 && rows[0]?.children.every(({ children }) => children.length === 0)) rows.shift();
  });
  return markdown;
}

type Parent = Root | Element;

/** Puts others in a node's place; the first of them is looked at next. */
function replace({ children }: Parent, index: number, ...others: ElementContent[]): number {
  (children as ElementContent[]).splice(index, 1, ...others);
  return index;
}

/** Blocks with emphasised words instead of emphasis around blocks. */
function emphasised(children: ElementContent[], marks: Element[] = []): ElementContent[] {
  if (children.every(isBlank)) return children;
  if (!children.some(holdsBlock))
    return marks.reduce((inner, mark): ElementContent[] => [{ ...mark, children: inner }], children);
  return children.flatMap((child) => {
    if (child.type !== "element" || !holdsBlock(child)) return emphasised([child], marks);
    if (!EMPHASIS.has(child.tagName)) return { ...child, children: emphasised(child.children, marks) };
    const isKnown = marks.some(({ tagName }) => tagName === child.tagName);
    return emphasised(child.children, isKnown ? marks : [...marks, child]);
  });
}

const isBlank = (node: ElementContent) => node.type === "text" && node.value.trim() === "";

/** Puts a table's captions before it; one cell alone is but a frame. */
function replaceTable(table: Element, index: number, parent: Parent): number | undefined {
  const captions: Element[] = [];
  const cells: Element[] = [];
  visit(table, "element", (each) => {
    if (each.tagName === "table" && each !== table) return SKIP;
    if (each.tagName === "caption" && wordsOf(each)) captions.push(paragraph(each.children));
    if (each.tagName === "caption") each.children = [];
    if (CELLS.has(each.tagName)) cells.push(each);
  });
  const [only] = cells;
  if (cells.length < 2) return replace(parent, index, ...captions, { ...(only ?? table), tagName: "div" });
  if (captions.length === 0) return undefined;
  replace(parent, index, ...captions, table);
  return index + captions.length;
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

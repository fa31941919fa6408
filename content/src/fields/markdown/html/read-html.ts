import type { Element, ElementContent, Root, RootContent } from "hast";
import { type State, toMdast } from "hast-util-to-mdast";
import type { Root as MarkdownRoot } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { holdsBlock, linesOf, moveSpacesOut, SPACE, separateLinks, wordsOf } from "./spaces.ts";

/** Embedded content that this website doesn't show; links replace it. */
const FRAMES = new Set(["iframe", "embed", "object", "audio"]);

/** Elements whose text the conversion to Markdown would drop. */
const OLD_BLOCKS = new Set(["menu", "dialog", "noembed", "noframes", "noscript"]);

const EMPHASIS = new Set(["em", "strong", "b", "i"]);
const CELLS = new Set(["td", "th"]);

/** Limit for `colspan` and `rowspan`. */
const MOST_CELLS = 200;

const words = (state: State, element: Element) => state.all(element);

/**
 * Converts an HTML tree, from an old website or the clipboard, to a Markdown tree. Changes the given tree.
 *
 * @throws RangeError if it is nested too deeply
 */
export function readHtml(tree: Root): MarkdownRoot {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.type === "comment") return replace(parent, index);
    if (node.type !== "element") return;
    if (OLD_BLOCKS.has(node.tagName)) node.tagName = "div";
    if (EMPHASIS.has(node.tagName) && holdsBlock(node)) return replace(parent, index, ...emphasised([node]));
    if (node.tagName === "table") return replaceTable(node, index, parent);
    separateLinks(node, index, parent);
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
  // Markdown has no underline.
  const options = { document: true, handlers: { u: words, mark: words }, quotes: ["„“", "‚‘"] };
  const markdown = toMdast(tree, options) as MarkdownRoot;
  visit(markdown, "table", ({ children: rows }) => {
    if (rows.length > 1 && rows[0]?.children.every(({ children }) => children.length === 0)) rows.shift();
  });
  return markdown;
}

type Parent = Root | Element;

/** Replaces a node; the first replacement is visited next. */
function replace({ children }: Parent, index: number, ...others: ElementContent[]): number {
  (children as ElementContent[]).splice(index, 1, ...others);
  return index;
}

/** Moves emphasis around blocks into the blocks. */
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

/** Moves a table's captions before it; a single cell is only layout. */
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

/** Replaces elements of a tree; null keeps one. Replacements aren't visited. */
export function replaceElements(tree: Root, replacementOf: (element: Element) => ElementContent | null): void {
  visit(tree, "element", (found, index, parent) => {
    const replacement = parent && index !== undefined ? replacementOf(found) : null;
    if (!replacement || !parent || index === undefined) return;
    (parent as { children: (RootContent | ElementContent)[] }).children[index] = replacement;
    return [SKIP, index + 1];
  });
}

/** Replaces elements that Markdown lacks: films become images, frames and audio become links. */
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

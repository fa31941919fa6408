import type { Html, Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent } from "mdast";
import { decodeString } from "micromark-util-decode-string";
import { htmlBlockNames, htmlRawNames } from "micromark-util-html-tag-name";

/** Inline elements; with the block elements, all of HTML. */
const INLINE_NAMES =
  "a abbr acronym applet audio b bdi bdo big blink br button canvas cite code data datalist del dfn em embed font i img input ins kbd label map mark marquee math meter nobr noscript object output picture progress q rp rt ruby s samp select slot small source span strike strong sub sup svg template time tt u var video wbr";
const BLOCK_NAMES = new Set([...htmlBlockNames, ...htmlRawNames]);
const HTML_NAMES = new Set([...BLOCK_NAMES, ...INLINE_NAMES.split(" ")]);

/** `<name>`, typed as a placeholder. */
const BARE_TAG = /^<([a-z][a-z\d]*)>$/i;

/**
 * Markup: scripts and styles with their content, comments and the like, tags (names in group 2). Text that only looks
 * like the start of a tag stays.
 */
const MARKUP =
  /<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[|\]\]>|<![a-z][^<>]*>|<\/?([a-z][a-z\d:-]*)(?![a-z\d:-])(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;

/**
 * Removes HTML but keeps its words: `<br>` becomes a line break, block elements become paragraphs, and an unknown name
 * in angle brackets (`<Firma>`) is text.
 */
export function keepWordsOfHtml() {
  return (tree: Root) => replaceHtml(tree);
}

function replaceHtml(node: Nodes): void {
  if (!("children" in node)) return;
  const parent = node as Parents;
  const isFlow = ["root", "blockquote", "listItem", "footnoteDefinition"].includes(parent.type);
  const siblings = parent.children.map((child) => (child.type === "html" ? child.value : "")).join("");
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if (child.type === "html") return isFlow ? paragraphsOf(child) : inlineOf(child.value, siblings);
    replaceHtml(child);
    return [child];
  }) as typeof parent.children;
}

/** One tag or comment within a line; `html` is all the markup around it. */
function inlineOf(value: string, html: string): PhrasingContent[] {
  if (isBreak(value)) return [{ type: "break" }];
  const name = BARE_TAG.exec(value)?.[1]?.toLowerCase();
  // A closed tag is an element, even with an unknown name.
  if (name && !HTML_NAMES.has(name) && !html.toLowerCase().includes(`</${name}`)) return [{ type: "text", value }];
  const data = /^<!\[CDATA\[([\s\S]*)\]\]>$/.exec(value)?.[1];
  return data ? [{ type: "text", value: data }] : [];
}

function isBreak(tag: string): boolean {
  return /^<\/?br(?![a-z\d:-])/i.test(tag);
}

function paragraphsOf({ value }: Html): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let children: PhrasingContent[] = [];
  const endParagraph = () => {
    while (children.at(-1)?.type === "break") children.pop();
    const last = children.at(-1);
    if (last?.type === "text") last.value = last.value.trimEnd();
    if (children.length > 0) paragraphs.push({ type: "paragraph", children });
    children = [];
  };
  const addText = (html: string) => {
    const text = wordsOf(html);
    const isFirst = children.length === 0 || children.at(-1)?.type === "break";
    if (text.trim() || (text && !isFirst)) children.push({ type: "text", value: isFirst ? text.trimStart() : text });
  };
  let end = 0;
  for (const { 0: markup, 2: name = "", index } of value.matchAll(MARKUP)) {
    addText(value.slice(end, index));
    end = index + markup.length;
    if (isBreak(markup)) children.push({ type: "break" });
    else if (BLOCK_NAMES.has(name.toLowerCase())) endParagraph();
    else children.push(...inlineOf(markup, value));
  }
  addText(value.slice(end));
  endParagraph();
  return paragraphs;
}

/** Resolves references like `&uuml;`; a backslash has no meaning in HTML. */
function wordsOf(html: string): string {
  return decodeString(html.replaceAll("\\", "\\\\")).replace(/[^\S\u00a0]+/g, " ");
}

import { createHash } from "node:crypto";
import type { CheerioAPI } from "cheerio";
import { type Element, isTag, isText, type Node } from "domhandler";

const BLOCK =
  /^(?:p|li|h[1-6]|td|th|dt|dd|figcaption|blockquote|pre|summary|div|section|figure|article|main|aside|header|footer|body|ul|ol|nav|form)$/;

const UNREAD = "script, style, noscript, template";

/**
 * An element with its own text, apart from blocks within it, and a key that recognizes the same text on another page.
 */
export type Block = { element: Element; key: string };

/** All elements of a page with their own text or picture. */
export function blocksIn($: CheerioAPI): Block[] {
  const blocks: Block[] = [];
  for (const element of $("body *").toArray()) {
    if (element.name === "img") blocks.push({ element, key: hash(`img ${element.attribs.src ?? ""}`) });
    if (!BLOCK.test(element.name)) continue;
    const text = ownText(element).replace(/\s+/g, " ").trim();
    if (text) blocks.push({ element, key: hash(text) });
  }
  return blocks;
}

/** Hash of a page's title and words. */
export function wordsHash($: CheerioAPI): string {
  const body = $("body").clone();
  body.find(UNREAD).remove();
  return hash(`${$("title").first().text()}\n${body.text()}`.replace(/\s+/g, " ").trim());
}

const hash = (text: string) => createHash("sha1").update(text).digest("base64").slice(0, 12);

const isRead = (node: Node) => !isTag(node) || !/^(?:script|style|noscript|template)$/.test(node.name);

function ownText(element: Element): string {
  let text = "";
  for (const child of element.children) {
    if (isText(child)) text += child.data;
    else if (isTag(child) && isRead(child) && !BLOCK.test(child.name)) text += ownText(child);
  }
  return text;
}

/** Lower-case letters and digits: two spellings of a text have the same. */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("\u00ad", "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

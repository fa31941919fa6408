import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown, gfmToMarkdown } from "mdast-util-gfm";
import { type Options, toMarkdown } from "mdast-util-to-markdown";
import { gfm } from "micromark-extension-gfm";

// Without the first, which writes addresses so that they are no links: what an editor types as www.… shall become one.
const [literally, ...extensions] = gfmToMarkdown().extensions ?? [];

const WRITTEN: Options = {
  bullet: "-",
  emphasis: "*",
  fences: true,
  listItemIndent: "one",
  resourceLink: true,
  rule: "-",
  extensions,
};

/** Reads Markdown by the very rules by which the site does (site/src/content/markdown). */
export function parse(text: string): Root {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** Writes a part of a text as Markdown, without a line break at its end. */
export function stringify(node: Nodes, options: Options = {}): string {
  const write = (more: Options = {}) =>
    toMarkdown(node, { ...WRITTEN, ...options, ...more }).replace(/(?<!\n)\n+$/, "");
  const written = write();
  // In an address that nobody marked as a link, a sign before another one is read as one.
  const isRead = !ADDRESS.test(written) || wordsOf(parse(written)) === wordsOf(node);
  return isRead || !literally ? written : write({ extensions: [literally, ...extensions] });
}

const ADDRESS = /www\.|:\/\/|@/i;

function wordsOf(node: Nodes): string {
  if ("children" in node) return node.children.map(wordsOf).join("");
  return "value" in node ? node.value.replace(/\s+/g, "") : "";
}

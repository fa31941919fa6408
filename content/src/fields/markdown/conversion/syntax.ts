import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown, gfmToMarkdown } from "mdast-util-gfm";
import { type Options, toMarkdown } from "mdast-util-to-markdown";
import { gfm } from "micromark-extension-gfm";

// Without the first, which escapes URLs: a typed www.… should become a link.
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

/** Parses Markdown with the same extensions as the site (site/src/content/markdown). */
export function parse(text: string): Root {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** Serializes a node as Markdown, without a trailing line break. */
export function stringify(node: Nodes, options: Options = {}): string {
  const write = (more: Options = {}) =>
    toMarkdown(node, { ...WRITTEN, ...options, ...more }).replace(/(?<!\n)\n+$/, "");
  const written = write();
  // In a URL that isn't marked as a link, an escaped character may be read differently.
  const isRead = !ADDRESS.test(written) || wordsOf(parse(written)) === wordsOf(node);
  return isRead || !literally ? written : write({ extensions: [literally, ...extensions] });
}

const ADDRESS = /www\.|:\/\/|@/i;

function wordsOf(node: Nodes): string {
  if ("children" in node) return node.children.map(wordsOf).join("");
  return "value" in node ? node.value.replace(/\s+/g, "") : "";
}

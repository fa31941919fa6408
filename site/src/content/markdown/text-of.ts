import type { Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { keepDashes } from "./dashes.ts";
import { keepWordsOfHtml } from "./html-words.ts";

/** The first paragraph of a Markdown text on one line, without markup; may be empty. */
export function firstParagraph(text: string | null | undefined): string {
  if (!text) return "";
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(text);
  keepWordsOfHtml()(tree);
  for (const node of tree.children) {
    if (node.type !== "paragraph") continue;
    const words = textOf(node)
      .replace(/[ \t\r\n]+/g, " ")
      .trim();
    if (words) return keepDashes(words);
  }
  return "";
}

export function textOf(node: Nodes): string {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  if (node.type === "break") return " ";
  return "children" in node ? node.children.map(textOf).join("") : "";
}

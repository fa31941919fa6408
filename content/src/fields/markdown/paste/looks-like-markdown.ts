import type { Nodes } from "mdast";
import { EXIT, visit } from "unist-util-visit";
import { parse } from "../conversion/syntax.ts";

/** Beginnings of Markdown that nobody writes by accident; lists start at one, unlike dates. */
const WRITTEN: Partial<Record<Nodes["type"], RegExp>> = {
  heading: /^#/,
  strong: /^\*\*/,
  link: /^\[/,
  code: /^(?:```|~~~)/,
  image: /^/,
  table: /^/,
  list: /^(?:[-*+]|1[.)] [\s\S]*\n2[.)] )/,
};

export function looksLikeMarkdown(text: string): boolean {
  let isWritten = false;
  visit(parse(text), (node) => {
    const source = text.slice(node.position?.start.offset, node.position?.end.offset);
    if (!WRITTEN[node.type]?.test(source)) return undefined;
    if (node.type === "list" && node.children.length < 2) return undefined;
    isWritten = true;
    return EXIT;
  });
  return isWritten;
}

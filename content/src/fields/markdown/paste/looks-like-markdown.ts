import type { Nodes } from "mdast";
import { EXIT, visit } from "unist-util-visit";
import { parse } from "../conversion/syntax.ts";

/** How parts begin whose signs nobody writes for another reason; lists count from one on, dates do not. */
const WRITTEN: Partial<Record<Nodes["type"], RegExp>> = {
  heading: /^#/,
  strong: /^\*\*/,
  link: /^\[/,
  code: /^(?:```|~~~)/,
  image: /^/,
  table: /^/,
  list: /^(?:[-*+]|1[.)] [\s\S]*\n2[.)] )/,
};

/** Whether somebody wrote a plain text with Markdown's signs. */
export function looksLikeMarkdown(text: string): boolean {
  let isWritten = false;
  visit(parse(text), (node) => {
    const { type, position } = node;
    if (!WRITTEN[type]?.test(text.slice(position?.start.offset, position?.end.offset))) return undefined;
    if (type === "list" && node.children.length < 2) return undefined;
    isWritten = true;
    return EXIT;
  });
  return isWritten;
}

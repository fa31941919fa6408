import type { Nodes } from "mdast";
import { parse } from "../conversion/syntax.ts";

/** Whether somebody wrote a plain text with Markdown's signs: such as nobody writes for another reason. */
export function looksLikeMarkdown(text: string): boolean {
  return holds(parse(text), text);
}

function holds(node: Nodes, text: string): boolean {
  const source = text.slice(node.position?.start.offset, node.position?.end.offset);
  switch (node.type) {
    case "heading":
      return source.startsWith("#");
    case "strong":
      return source.startsWith("**");
    case "link":
      return source.startsWith("[");
    case "list":
      if (node.children.length > 1 && (!node.ordered || isCounted(source))) return true;
      break;
    case "code":
      return /^(?:```|~~~)/.test(source);
    case "image":
    case "table":
      return true;
  }
  return "children" in node && node.children.some((child) => holds(child, text));
}

/** A list counts from one on; dates do not. */
const isCounted = (source: string) => /^1[.)] [\s\S]*\n2[.)] /.test(source);

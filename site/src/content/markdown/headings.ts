import type { Heading, Nodes, Root } from "mdast";

export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/**
 * Shifts a text's headings, also in quotes and lists, below the heading above the text, without gaps: the highest level
 * used becomes `top`, the next one the level after it (WCAG 2.2, 1.3.1). Editors can start with `#` or `###`.
 */
export function rankHeadings({ top }: { top: HeadingLevel }) {
  return (tree: Root) => {
    const headings = headingsOf(tree);
    const depths = [...new Set(headings.map(({ depth }) => depth))].sort((a, b) => a - b);
    for (const heading of headings) {
      heading.depth = Math.min(6, top + depths.indexOf(heading.depth)) as Heading["depth"];
    }
  };
}

function headingsOf(node: Nodes): Heading[] {
  if (node.type === "heading") return [node];
  return "children" in node ? node.children.flatMap(headingsOf) : [];
}

import type { Node } from "@tiptap/pm/model";

type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** The level that a text's first heading gets. */
const FIRST = 2;

/**
 * The levels of a text by their rank. The site ranks them so: the highest level used stands right below
 * the page's own heading, then the next one used (site/src/content/markdown/headings.ts). New ones join them.
 */
export function headingLevels(doc: Node): Level[] {
  const used = new Set<number>();
  doc.descendants((node) => {
    if (node.type.name === "heading") used.add(node.attrs.level);
    return !node.isTextblock;
  });
  const levels = [...used].sort((a, b) => a - b);
  while ((levels.at(-1) ?? 0) < 6) levels.push((levels.at(-1) ?? FIRST - 1) + 1);
  return levels as Level[];
}

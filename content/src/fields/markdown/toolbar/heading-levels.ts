import type { Node } from "@tiptap/pm/model";

type Level = 1 | 2 | 3 | 4 | 5 | 6;

const FIRST = 2;

/**
 * Heading levels by rank, including new ones. On the site, the highest level in use comes right below the page's
 * heading, then the next one in use (site/src/content/markdown/headings.ts).
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

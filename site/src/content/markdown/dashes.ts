import type { Nodes } from "mdast";

/** Keeps a dash on the line of the word before it, as in German typesetting. */
export function keepDashes(text: string): string {
  return text.replace(/ (?=[–—] )/g, "\u00a0");
}

/** The same in a tree's texts, except code. */
export function keepDashesOf() {
  return function keepIn(node: Nodes): void {
    if (node.type === "text") node.value = keepDashes(node.value);
    if ("children" in node) for (const child of node.children) keepIn(child);
  };
}

import type { Nodes } from "mdast";

/** A dash between words stays on the line of the word before it, as German typesetting has it. */
export function keepDashes(text: string): string {
  return text.replace(/ (?=[–—] )/g, "\u00a0");
}

/** The same in the texts of a tree; code stays as it was written. */
export function keepDashesOf() {
  return function keepIn(node: Nodes): void {
    if (node.type === "text") node.value = keepDashes(node.value);
    if ("children" in node) for (const child of node.children) keepIn(child);
  };
}

import type { Element, Root } from "hast";

/** Calls `change` with every element of that name, in document order. */
export function eachElement(node: Root | Element, tagName: string, change: (element: Element) => void): void {
  for (const child of node.children) {
    if (child.type !== "element") continue;
    if (child.tagName === tagName) change(child);
    eachElement(child, tagName, change);
  }
}

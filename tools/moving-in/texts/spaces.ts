import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/** Elements that stand on lines of their own; within a cell Markdown has only one. */
const BLOCKS = new Set([
  "p",
  "div",
  "ul",
  "ol",
  "li",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "blockquote",
  "br",
  "figure",
]);

/** The words of an element on one line. */
export function wordsOf(node: Element | Root): string {
  let words = "";
  visit(node, (each) => {
    if (each.type === "text") words += each.value;
    if (each.type === "element" && BLOCKS.has(each.tagName)) words += " ";
  });
  return words.replace(/\s+/g, " ").trim();
}

/** Spaces within emphasis, at its beginning and end: Markdown has them outside. */
export function moveSpacesOut({ children }: Element, index: number, parent: Root | Element): void {
  const [first, last] = [children[0], children.at(-1)];
  if (last?.type === "text" && last.value.trim() !== "" && last.value !== last.value.trimEnd()) {
    last.value = last.value.trimEnd();
    parent.children.splice(index + 1, 0, { type: "text", value: " " });
  }
  if (first?.type === "text" && first.value.trim() !== "" && first.value !== first.value.trimStart()) {
    first.value = first.value.trimStart();
    parent.children.splice(index, 0, { type: "text", value: " " });
  }
}

/** Words that nothing keeps apart in the text but how the page looks: links side by side, and lines within a cell. */
export function keepApart(element: Element, index: number, parent: Root | Element): void {
  const next = parent.children[index + 1];
  const isLink = (node: typeof next) => node?.type === "element" && ["a", "button", "label"].includes(node.tagName);
  if (isLink(element) && isLink(next)) parent.children.splice(index + 1, 0, { type: "text", value: " " });
  if (element.tagName !== "td" && element.tagName !== "th") return;
  visit(element, "element", (inner, at, around) => {
    if (!around || at === undefined || inner === element || !BLOCKS.has(inner.tagName)) return;
    const children = inner.tagName === "br" ? [] : inner.children;
    (around as Element).children.splice(at, 1, { type: "text", value: " " }, ...children, { type: "text", value: " " });
    return at + 1;
  });
}

import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";

/** Block elements; a Markdown cell has only one line. */
const BLOCKS =
  /^(?:p|div|section|article|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|table|caption|thead|tbody|tfoot|tr|td|th|figure|figcaption|hr)$/;

const isBlock = (node: ElementContent) => node.type === "element" && BLOCKS.test(node.tagName);
export const holdsBlock = (node: ElementContent): boolean =>
  isBlock(node) || (node.type === "element" && node.children.some(holdsBlock));
const isBreak = (node: ElementContent) => node.type === "element" && node.tagName === "br";

/** The text of an element on one line. */
export function wordsOf(node: Element | Root): string {
  let words = "";
  visit(node, (each) => {
    if (each.type === "text") words += each.value;
    if (each.type === "element" && (isBlock(each) || isBreak(each))) words += " ";
  });
  return words.replace(/\s+/g, " ").trim();
}

/** Moves leading and trailing spaces out of emphasis, as Markdown requires. */
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

/** Adds a space between adjacent links that only layout separates. */
export function separateLinks(element: Element, index: number, parent: Root | Element): void {
  const next = parent.children[index + 1];
  const isLink = (node: typeof next) => node?.type === "element" && ["a", "button", "label"].includes(node.tagName);
  if (isLink(element) && isLink(next)) parent.children.splice(index + 1, 0, { type: "text", value: " " });
}

/** The lines of a cell's content: list numbers stay, cells of a nested table are joined. */
export function linesOf(cell: Element | Root, between: ElementContent = BREAK): ElementContent[] {
  return linesIn(cell.children as ElementContent[]).flatMap((line, index) => (index > 0 ? [between, ...line] : line));
}

type Line = ElementContent[];

const text = (value: string): ElementContent => ({ type: "text", value });
export const SPACE = text(" ");
const BREAK: Element = { type: "element", tagName: "br", properties: {}, children: [] };

function linesIn(children: ElementContent[]): Line[] {
  const lines: Line[] = [[]];
  for (const child of children) {
    if (isBreak(child)) lines.push([]);
    else if (child.type !== "element" || !holdsBlock(child)) lines.at(-1)?.push(child);
    else lines.push(...linesOfBlock(child), []);
  }
  return lines.filter((line) =>
    line.some((each) => each.type === "element" || (each.type === "text" && each.value.trim())),
  );
}

function linesOfBlock({ tagName, properties, children }: Element): Line[] {
  if (tagName === "tr") {
    const cells = children.flatMap((cell) => (cell.type === "element" ? [linesOf(cell)] : []));
    return [cells.flatMap((words, index) => (index > 0 ? [text(" | "), ...words] : words))];
  }
  if (tagName !== "ol") return linesIn(children);
  let number = Number(properties.start ?? 1);
  return children.flatMap((item) => {
    if (item.type !== "element") return [];
    const [first = [], ...rest] = linesIn(item.children);
    return [[text(`${number++}. `), ...first], ...rest];
  });
}

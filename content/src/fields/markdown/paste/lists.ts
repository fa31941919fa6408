import { buildLists } from "./build-lists.ts";
import type { Item } from "./markers.ts";
import { ITEM } from "./word-lists.ts";

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;
const isList = (node: Node) => isElement(node) && /^(?:UL|OL)$/.test(node.tagName);
/** Comments, blanks, and bookmarks between blocks. */
const isBlank = (node: Node) =>
  node.nodeType === 8 || (!node.textContent?.trim() && (!isElement(node) || node.matches("span, a, b, o\\:p")));

/** Makes of all lists, and of what only looks like one, lists with their levels and numbers. */
export function orderLists(body: HTMLElement): void {
  for (const wrapper of [...body.querySelectorAll("[class~=ListContainerWrapper]")])
    wrapper.replaceWith(...wrapper.childNodes);
  for (const first of body.querySelectorAll(`[${ITEM.style}], ul, ol`)) {
    if (!body.contains(first) || first.parentElement?.closest("ul, ol") || first.hasAttribute("data-ordered")) continue;
    const run = runFrom(first);
    buildLists(run.flatMap(itemsOf), first);
    for (const each of run) each.remove();
  }
}

/** Elements that stand one after the other and are one list, or several that touch. */
function runFrom(first: Element): Element[] {
  const run = [first];
  let blanks: Node[] = [];
  for (let next = first.nextSibling; next; next = next.nextSibling) {
    if (isBlank(next)) blanks.push(next);
    else if (isElement(next) && goesOnAfter(next, run)) {
      for (const blank of blanks) blank.parentNode?.removeChild(blank);
      blanks = [];
      run.push(next);
    } else break;
  }
  return run;
}

function goesOnAfter(element: HTMLElement, run: Element[]): boolean {
  const isOffice = (each: Element) =>
    each.hasAttribute(ITEM.style) || each.querySelector(`:scope [${ITEM.level}], :scope > li[data-listid]`) !== null;
  return element.hasAttribute(ITEM.style) || (isList(element) && (isOffice(element) || run.some(isOffice)));
}

function itemsOf(element: Element): Item[] {
  if (isList(element)) return itemsOfList(element, 1);
  const level = Number(element.getAttribute(ITEM.level));
  const sign = element.getAttribute(ITEM.sign) ?? "";
  return [{ level, style: element.getAttribute(ITEM.style), sign, number: numberOf(sign), nodes: [plain(element)] }];
}

const numberOf = (sign: string) => (/^\d+\.$/.test(sign) ? Number.parseInt(sign, 10) : null);

/** A paragraph without the frame that made it no paragraph. */
function plain(element: Element): Node {
  if (element.tagName !== "DIV") return element.cloneNode(true);
  const paragraph = element.ownerDocument.createElement("p");
  paragraph.append(...element.cloneNode(true).childNodes);
  return paragraph;
}

function itemsOfList(list: Element, depth: number): Item[] {
  // Items of a list of the web editor of Word stand in lists of their own.
  const isWhole = list.querySelector(":scope > li[data-listid]") === null;
  const step = list.hasAttribute("reversed") ? -1 : 1;
  let next = integer(list, "start") ?? (step < 0 ? list.querySelectorAll(":scope > li").length : isWhole ? 1 : null);
  return [...list.childNodes].flatMap((node): Item[] => {
    if (isBlank(node)) return [];
    if (isElement(node) && isList(node)) return itemsOfList(node, depth + 1);
    const own = isElement(node) && node.tagName === "LI" ? node : null;
    const style = (own && styleOf(own)) ?? styleOf(list) ?? (list.tagName === "OL" ? "decimal" : "disc");
    const sign = own?.getAttribute(ITEM.sign) || own?.getAttribute("data-leveltext") || "";
    const number = numberOf(sign) ?? (own && integer(own, "value")) ?? next;
    next = number === null ? null : number + step;
    const item = { level: own ? levelOf(own, depth) : depth, style, sign, number };
    return own ? itemsOfItem(own, item) : [{ ...item, nodes: [node] }];
  });
}

function integer(element: Element, name: string): number | null {
  const value = element.getAttribute(name)?.trim() ?? "";
  return /^-?\d+$/.test(value) ? Number(value) : null;
}

const TYPES: Record<string, string> = { a: "lower-alpha", A: "upper-alpha", i: "lower-roman", I: "upper-roman" };
const STYLE =
  /list-style(?:-type)?:[^;]*?\b(none|disc|circle|square|decimal(?:-leading-zero)?|(?:lower|upper)-(?:alpha|latin|roman))/;

/** How a list or an item of it says that its numbers are written, as CSS names it. */
function styleOf(element: Element): string | null {
  const style = STYLE.exec(element.getAttribute("style") ?? "")?.[1];
  return style ?? TYPES[element.getAttribute("type") ?? ""] ?? null;
}

function levelOf(item: Element, depth: number): number {
  const names = [ITEM.level, "data-aria-level", "aria-level"];
  return names.map((name) => Number(item.getAttribute(name))).find((level) => level > 0) ?? depth;
}

function itemsOfItem(item: Element, first: Omit<Item, "nodes">): Item[] {
  const items: Item[] = [{ ...first, nodes: [] }];
  for (const node of item.childNodes) {
    if (isElement(node) && isList(node)) items.push(...itemsOfList(node, first.level + 1));
    else if (items.length === 1) items[0]?.nodes.push(node);
    else if (!isBlank(node)) items.push({ ...first, style: null, nodes: [node] });
  }
  return items;
}

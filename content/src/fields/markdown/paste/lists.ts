/** A list item, or, without a marker, a continuation of the item at its level. */
export type Item = { level: number; marker: string | null; nodes: Node[] };

type Open = { level: number; list: HTMLElement; item: HTMLElement; next: number };

export const BULLET = "-";
/** Markdown list numbers (CommonMark 5.2); pages show all of them with a full stop. */
const MARKDOWN = /^(?:0|[1-9]\d{0,8})\.$/;

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;
/** Comments, white space, and bookmarks between blocks. */
export const isBlank = (node: Node) =>
  node.nodeType === 8 || (!node.textContent?.trim() && (!isElement(node) || node.matches("span, a, b, o\\:p")));

/** Moves an element's content into a new element. */
export function contentAs(name: string, { ownerDocument, childNodes }: Element): HTMLElement {
  const element = ownerDocument.createElement(name);
  element.append(...childNodes);
  return element;
}

/** Converts lists to Markdown's kinds. A number that Markdown can't count to becomes text before a paragraph. */
export function plainLists(body: HTMLElement): void {
  const { ownerDocument: document } = body;
  for (const item of body.querySelectorAll("li")) {
    if (item.parentElement?.matches("ul, ol")) continue;
    const list = document.createElement("ul");
    item.before(list);
    while (list.nextSibling?.nodeName === "LI") list.append(list.nextSibling);
  }
  // Google Docs puts nested lists between items.
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    const before = list.previousElementSibling;
    if (before?.tagName === "LI") before.append(list);
    else if (!before) list.parentElement?.before(list);
  }
  for (const list of [...body.querySelectorAll("ul, ol")].reverse())
    list.replaceWith(...build(itemsOf(list), document));
}

function itemsOf(list: Element): Item[] {
  const step = list.hasAttribute("reversed") ? -1 : 1;
  let next = integer(list, "start") ?? (step < 0 ? list.querySelectorAll(":scope > li").length : 1);
  return [...list.childNodes].flatMap((node): Item[] => {
    if (!isElement(node) || node.tagName !== "LI")
      return isBlank(node) ? [] : [{ level: 1, marker: null, nodes: [node] }];
    const style = styleOf(node) ?? styleOf(list);
    const number = integer(node, "value") ?? next;
    next = number + step;
    return [
      { level: 1, marker: style === BULLET ? BULLET : `${written(number, style)}.`, nodes: [...node.childNodes] },
    ];
  });
}

export function integer(element: Element, name: string): number | null {
  const value = element.getAttribute(name)?.trim() ?? "";
  return /^-?\d+$/.test(value) ? Number(value) : null;
}

const TYPES: Record<string, string> = { a: "lower-alpha", A: "upper-alpha", i: "lower-roman", I: "upper-roman" };
const STYLE =
  /list-style(?:-type)?:[^;]*?\b(none|disc|circle|square|decimal(?:-leading-zero)?|(?:lower|upper)-(?:alpha|latin|roman))/;

/** The numbering style of a list or item as in CSS, or `BULLET`. */
function styleOf(element: Element): string | null {
  const style = STYLE.exec(element.getAttribute("style") ?? "")?.[1] ?? TYPES[element.getAttribute("type") ?? ""];
  return style?.replace(/^(?:none|disc|circle|square)$/, BULLET) ?? (element.tagName === "UL" ? BULLET : null);
}

const ROMAN = { m: 1000, cm: 900, d: 500, cd: 400, c: 100, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 };

function written(number: number, style: string | null): string {
  if (style === "decimal-leading-zero") return String(number).padStart(2, "0");
  if (!style?.includes("-") || number < 1 || number > 3999) return String(number);
  const low = style.endsWith("roman") ? roman(number) : alphabetic(number);
  return style.startsWith("upper") ? low.toUpperCase() : low;
}

function roman(number: number): string {
  const [letters, value] = Object.entries(ROMAN).find(([, each]) => each <= number) ?? ["", 0];
  return value > 0 ? letters + roman(number - value) : "";
}

/** a to z, aa to zz and so on. */
function alphabetic(number: number): string {
  const [before, last] = [Math.floor((number - 1) / 26), (number - 1) % 26];
  return (before > 0 ? alphabetic(before) : "") + String.fromCharCode(97 + last);
}

/** Builds lists; content that doesn't fit an item becomes a block in the item one level up. */
export function build(items: Item[], document: Document): Node[] {
  const made: Node[] = [];
  const open: Open[] = [];
  for (const { level, marker, nodes } of items) {
    const isItem = marker === BULLET || MARKDOWN.test(marker ?? "");
    let last = closeDown(open, isItem || !marker ? level : level - 1);
    const put = (...added: Node[]) => (open.length > 0 ? open.at(-1)?.item.append(...added) : made.push(...added));
    if (!isItem || !marker) {
      const block = document.createElement("div");
      block.append(...nodes);
      if (marker) prependText(marker, block);
      put(block);
      continue;
    }
    const [kind, number] = marker === BULLET ? ["ul", 0] : ["ol", Number.parseInt(marker, 10)];
    if (last?.level !== level || last.list.localName !== kind || (kind === "ol" && number !== last.next)) {
      if (last?.level === level) open.pop();
      const list = document.createElement(kind);
      if (kind === "ol") list.setAttribute("start", String(number));
      put(list);
      last = { level, list, item: list, next: number };
      open.push(last);
    }
    last.item = last.list.appendChild(document.createElement("li"));
    last.item.append(...nodes);
    last.next++;
  }
  return made;
}

/** Closes lists deeper than a level; the last one is used if there is none at the level. */
function closeDown(open: Open[], level: number): Open | undefined {
  for (let last = open.at(-1); last && last.level > level; last = open.at(-1)) {
    if ((open.at(-2)?.level ?? 0) < level) last.level = level;
    else open.pop();
  }
  return open.at(-1);
}

/** Prepends text to a block, or to the first block in it. */
export function prependText(words: string, block: Element): void {
  const first = [...block.childNodes].find((each) => each.textContent?.trim());
  if (first && /^(?:P|DIV|H[1-6])$/.test(first.nodeName)) prependText(words, first as Element);
  else block.prepend(`${words} `);
}

import { BULLET, build, contentAs, type Item, integer, isBlank, prependText } from "./lists.ts";

/** Bullets and numbers as Word and PowerPoint mark them. */
const SIGN = "[style*='mso-list:ignore' i], [style*='mso-special-format']";
/** Numbers, letters with a full stop, or words; all others are bullets, including Wingdings letters. */
const NUMBERS = /\d|\p{L}[.):]|\p{L}\p{L}/u;

/**
 * Converts Word's list paragraphs, and the single-item lists of Word for the web, to lists. A heading keeps its number
 * as text.
 */
export function wordLists(body: HTMLElement): void {
  const paragraphs = new Map<Node, Item>();
  for (const each of body.querySelectorAll("p, h1, h2, h3, h4, h5, h6, div[class^=O], div[style*=mso-list]")) {
    const sign = takeSign(each);
    const level = levelOf(each);
    const isNumber = NUMBERS.test(sign);
    if (!sign && !level) continue;
    if (!/^H\d$/.test(each.tagName))
      paragraphs.set(each, { level: level ?? levelByPlace(each), marker: isNumber ? sign : BULLET, nodes: [] });
    else if (isNumber) prependText(sign, each);
  }
  for (const each of body.querySelectorAll("[class~=ListContainerWrapper]")) each.replaceWith(...each.childNodes);
  const single = new Set<Node>(body.querySelectorAll(":is(ul, ol):has(li:is([data-listid], [style*=mso-list]))"));
  for (const first of [...paragraphs.keys(), ...single]) {
    if (!body.contains(first)) continue;
    const run: Node[] = [];
    for (let next: Node | null = first; next; next = next.nextSibling)
      if (paragraphs.has(next) || single.has(next)) run.push(next);
      else if (!isBlank(next)) break;
    const counts: number[] = [];
    const items = run.flatMap((each) => {
      const item = paragraphs.get(each);
      return item ? [{ ...item, nodes: [contentAs("p", each as Element)] }] : itemsOfWeb(each as Element, counts);
    });
    (first as Element).before(...build(items, body.ownerDocument));
    for (const each of run) if (!each.textContent?.trim()) each.parentNode?.removeChild(each); // text between items stays
  }
}

/** @param counts the counters per level, which are updated */
function itemsOfWeb(list: Element, counts: number[]): Item[] {
  const items = [...list.querySelectorAll("li")].filter((item) => !item.parentElement?.closest("li"));
  return items.map((item) => {
    const around = item.parentElement ?? list;
    const level = integer(item, "data-aria-level") ?? integer(item, "aria-level") ?? levelOf(item) ?? 1;
    counts.length = level + 1;
    counts[level] = integer(around, "start") ?? (counts[level] ?? 0) + 1;
    const format = item.getAttribute("data-leveltext") || `%${level}.`;
    const number = format.replace(/%(\d+)/g, (_, at) => String(counts[Number(at)] ?? 1));
    return { level, marker: around.tagName === "UL" ? BULLET : number, nodes: [...item.childNodes] };
  });
}

function levelOf(element: Element): number | null {
  const level = /mso-list:\s*l\d+\s+level(\d+)/i.exec(element.getAttribute("style") ?? "")?.[1];
  return level ? Number(level) : null;
}

/** The level of a line in a presentation, or of a paragraph by its indentation of half an inch each. */
function levelByPlace(element: Element): number {
  const slide = /^O(\d)$/.exec(element.className)?.[1];
  const [, length = 0, unit] = /margin-left:\s*([\d.]+)(pt|in)/i.exec(element.getAttribute("style") ?? "") ?? [];
  return slide ? Number(slide) + 1 : Math.max(1, Math.round((Number(length) * (unit === "in" ? 72 : 1)) / 36));
}

/** Removes an item's bullet or number from its text; "" if it has none. */
function takeSign(item: Element): string {
  const comments = [...item.childNodes].filter(({ nodeType }) => nodeType === 8);
  const isMarked = comments.some(({ nodeValue }) => /^\[if !supportLists\]/i.test(nodeValue ?? ""));
  // Mail programs keep only the small spaces after it.
  const isGap = (each: Element) => /\b7(?:\.0)?pt/.test(each.getAttribute("style") ?? "") && !each.textContent?.trim();
  const end = isMarked
    ? comments.find(({ nodeValue }) => nodeValue?.startsWith("[endif]"))
    : (item.querySelector(SIGN) ?? (/MsoList/.test(item.className) && [...item.querySelectorAll("span")].find(isGap)));
  if (!end) return "";
  const range = item.ownerDocument.createRange();
  range.setStart(item, 0);
  range.setEndAfter(end);
  const sign = range
    .toString()
    .replace(/[\s\u00a0]+/g, " ")
    .trim();
  range.deleteContents();
  return sign;
}

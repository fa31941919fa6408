/** Names by which a paragraph that is an item of a list says so; `lists.ts` makes lists of them. */
export const ITEM = { level: "data-item-level", kind: "data-item-kind", number: "data-item-number" } as const;

const MSO_LIST = /mso-list:\s*(l\d+)\s+level(\d+)/i;
const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

type Format = "bullet" | "roman" | "alpha" | "decimal";

/**
 * Marks paragraphs that Word wrote as items of a list: level and list stand in `mso-list`, sign or number in the words
 * themselves.
 *
 * @param styles the document's style sheets, which say what kind a level of a list is
 */
export function markWordItems(body: HTMLElement, styles: string): void {
  const byClass = classesOf(styles);
  const formats = formatsOf(styles);
  for (const each of body.querySelectorAll("p, h1, h2, h3, h4, h5, h6, div, li")) {
    const own = each.getAttribute("style") ?? "";
    const found = MSO_LIST.exec(/mso-list:/i.test(own) ? own : styleOf(each, byClass));
    if (!found) continue;
    const [, list = "", level = "1"] = found;
    each.setAttribute(ITEM.level, level);
    const sign = takeSign(each);
    if (each.tagName === "LI") continue; // the list around it says its kind and number
    const key = `${list}:${level}`;
    const { number: read, format } = readSign(sign, formats.get(key));
    if (format) formats.set(key, format); // the first that can be told says it of those that follow
    each.setAttribute(ITEM.kind, read === null ? "ul" : "ol");
    if (read) each.setAttribute(ITEM.number, String(read));
  }
  markSlides(body);
}

/** Lines of a presentation, whose sign stands in front of them. */
function markSlides(body: HTMLElement): void {
  for (const sign of body.querySelectorAll("[style*='mso-special-format']")) {
    const line = sign.closest("div, p");
    if (!line) continue;
    line.setAttribute(ITEM.level, String(Number(/^O(\d)$/.exec(line.className)?.[1] ?? 0) + 1));
    const isNumber = /mso-special-format:\s*["']?numbullet/i.test(sign.getAttribute("style") ?? "");
    line.setAttribute(ITEM.kind, isNumber ? "ol" : "ul");
    sign.remove();
  }
}

function classesOf(styles: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selectors = "", rules = ""] of styles.matchAll(/([^{}]+)\{([^{}]*mso-list:[^{}]*)\}/g)) {
    for (const [, name = ""] of selectors.matchAll(/\.([\w-]+)/g)) found.set(name, rules);
  }
  return found;
}

function styleOf(element: Element, byClass: Map<string, string>): string {
  return [...element.classList].map((name) => byClass.get(name) ?? "").join(";");
}

/** Formats of numbers by list and level, for letters that can be Roman figures, too. */
function formatsOf(styles: string): Map<string, Format> {
  const found = new Map<string, Format>();
  for (const [, list = "", level = "", rules = ""] of styles.matchAll(/@list\s+(l\d+):level(\d+)[^{]*\{([^}]*)/g)) {
    const format = /mso-level-number-format:\s*([\w-]+)/.exec(rules)?.[1] ?? "decimal";
    const kind = /^(?:bullet|image)/.test(format) ? "bullet" : /^(?:roman|alpha)/.exec(format)?.[0];
    found.set(`${list}:${level}`, (kind as Format | undefined) ?? "decimal");
  }
  return found;
}

/** Takes an item's sign or number out of its words. */
function takeSign(item: Element): string {
  const marked = [...item.querySelectorAll("[style]")].find((each) =>
    /mso-list:\s*ignore/i.test(each.getAttribute("style") ?? ""),
  );
  if (marked) {
    const sign = marked.textContent ?? "";
    marked.remove();
    return sign;
  }
  const start = [...item.childNodes].findIndex(({ nodeType, nodeValue }) => nodeType === 8 && isStart(nodeValue));
  if (start < 0) return "";
  const nodes = [...item.childNodes].slice(start);
  const end = nodes.findIndex(({ nodeType, nodeValue }) => nodeType === 8 && nodeValue?.startsWith("[endif]"));
  const between = nodes.slice(0, end < 0 ? 1 : end);
  for (const node of between) item.removeChild(node);
  return between.map(({ nodeType, textContent }) => (nodeType === 8 ? "" : textContent)).join("");
}

const isStart = (data: string | null) => /^\[if !supportLists\]/i.test(data ?? "");

type Read = { number: number | null; format?: Format };

/** The number that a sign is; null for a sign that is none, 0 for one that cannot be told. */
function readSign(text: string, format: Format | undefined): Read {
  const sign = text.replace(/[\s\u00a0]+/g, "");
  if (format === "bullet") return { number: null };
  const digits = /(\d+)\D*$/.exec(sign)?.[1];
  if (digits) return { number: Number(digits) };
  const letters = /^\(?([a-z]+)[.):]/i.exec(sign)?.[1]?.toLowerCase();
  if (!letters) return { number: format && (!sign || format !== "decimal") ? 0 : null };
  const isFigure = /^[ivxlcdm]+$/.test(letters) && format !== "alpha";
  if (isFigure && (format === "roman" || letters.length > 1 || /[ivx]/.test(letters)))
    return { number: romanNumber(letters), format: "roman" };
  return { number: [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0), format: "alpha" };
}

function romanNumber(letters: string): number {
  const values = [...letters].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, index) => (value < (values[index + 1] ?? 0) ? sum - value : sum + value), 0);
}

import { putInFront } from "./build-lists.ts";

/** Names by which a paragraph that is an item of a list says so; `lists.ts` makes lists of them. */
export const ITEM = { level: "data-item-level", style: "data-item-style", sign: "data-item-sign" } as const;

const MSO_LIST = /mso-list:\s*(l\d+)\s+level(\d+)/i;
/** A sign that is a number, a letter before a full stop or the like, or a word; others are bullets, letters of Wingdings too. */
const NUMBERS = /\d|\p{L}[.):]|\p{L}\p{L}/u;

/**
 * Marks paragraphs that Word wrote as items of a list: level and list stand in `mso-list`, sign or number in the words
 * themselves. A heading keeps its number as words.
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
    const sign = takeSign(each);
    const format = formats.get(`${list}:${level}`);
    const isNumber = NUMBERS.test(sign) || (format !== undefined && (!sign || format !== "decimal"));
    const style = isNumber ? (format ?? "decimal") : "disc";
    if (/^H\d$/.test(each.tagName)) {
      if (sign && style !== "disc") putInFront(sign, each);
      continue;
    }
    each.setAttribute(ITEM.level, level);
    each.setAttribute(ITEM.sign, sign);
    // The list around an item says its style.
    if (each.tagName !== "LI") each.setAttribute(ITEM.style, style);
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
    line.setAttribute(ITEM.style, isNumber ? "decimal" : "disc");
    line.setAttribute(ITEM.sign, trim(sign.textContent));
    sign.remove();
  }
}

function classesOf(styles: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of styles.split("}")) {
    const [selectors = "", rules = ""] = rule.split("{").slice(-2);
    if (!rules.includes("mso-list:")) continue;
    for (const [, name = ""] of selectors.matchAll(/\.([\w-]+)/g)) found.set(name, rules);
  }
  return found;
}

function styleOf(element: Element, byClass: Map<string, string>): string {
  return [...element.classList].map((name) => byClass.get(name) ?? "").join(";");
}

/** Styles by list and level, as CSS names them. */
function formatsOf(styles: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, list = "", level = "", rules = ""] of styles.matchAll(
    /@list\s+(l\d+):level(\d+)(?!\d)[^{@]*\{([^}]*)/g,
  )) {
    const format = /mso-level-number-format:\s*([\w-]+)/.exec(rules)?.[1] ?? "decimal";
    const [, kind, letters] = /^(alpha|roman)-(lower|upper)/.exec(format) ?? [];
    found.set(`${list}:${level}`, kind ? `${letters}-${kind}` : /^(?:bullet|image)/.test(format) ? "disc" : "decimal");
  }
  return found;
}

const trim = (text: string | null) => (text ?? "").replace(/[\s\u00a0]+/g, " ").trim();

/** Takes an item's sign or number out of its words. */
function takeSign(item: Element): string {
  const marked = [...item.querySelectorAll("[style]")].find((each) =>
    /mso-list:\s*ignore/i.test(each.getAttribute("style") ?? ""),
  );
  if (marked) {
    marked.remove();
    return trim(marked.textContent);
  }
  const start = [...item.childNodes].findIndex(({ nodeType, nodeValue }) => nodeType === 8 && isStart(nodeValue));
  if (start < 0) return "";
  const nodes = [...item.childNodes].slice(start);
  const end = nodes.findIndex(({ nodeType, nodeValue }) => nodeType === 8 && nodeValue?.startsWith("[endif]"));
  const between = nodes.slice(0, end < 0 ? 1 : end);
  for (const node of between) item.removeChild(node);
  return trim(between.map(({ nodeType, textContent }) => (nodeType === 8 ? "" : textContent)).join(""));
}

const isStart = (data: string | null) => /^\[if !supportLists\]/i.test(data ?? "");

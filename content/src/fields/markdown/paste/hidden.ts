import { textsIn } from "../../../admin/texts-in.ts";

const NEVER_SHOWN = [
  "script, style, template, noscript, title, meta, link, select, datalist, dialog:not([open]), o\\:p:empty",
  "[hidden], [class~=sr-only], [class~=EOP], [role=checkbox] > img",
  "[class~=visually-hidden], [class~=screen-reader-text]",
  // Comments and deletions that Word and its readers keep beside the text.
  "[class~=MsoCommentReference], [style*='mso-element:comment'], [style*='mso-comment-reference'], del[cite]",
].join(", ");

const HIDING = /(?:^|;)\s*(?:display:\s*none|visibility:\s*(?:hidden|collapse)|mso-hide:\s*all)/i;
/** Whose words screen readers get another way, or not at all. People see them. */
const UNREAD = "[aria-hidden=true]";
const HEADINGS = "h1, h2, h3, h4, h5, h6, [role=heading]";
/** Names that are a button where what they head is opened and closed. */
const NAMES = `${HEADINGS}, summary, dt`;
const BLOCKS = `${NAMES}, p, li, td, th, dd, caption, figcaption, blockquote, pre, div, section, article, body`;
/** Fonts that draw a word as an icon. */
const ICONS = "[class*=icon], [class*=material-symbols]";
const LETTER = /\p{L}/u;
const LETTER_OR_FIGURE = /[\p{L}\p{N}]/u;

/** So large that only a screen reader notices. */
const TINY = /(?:^|;)\s*(?:width|height):\s*[01]px/i;
const CLIPPED = /(?:^|;)\s*(?:clip|clip-path):\s*(?:rect|inset)\(/i;

/** Removes words that nobody saw where they were copied. */
export function leaveHidden(body: HTMLElement): void {
  leaveFieldCodes(body);
  for (const each of body.querySelectorAll("o\\:p")) {
    if (each.textContent?.trim()) each.replaceWith(...each.childNodes);
    else each.remove();
  }
  for (const each of body.querySelectorAll("[style]")) {
    const style = each.getAttribute("style") ?? "";
    if (HIDING.test(style) || (TINY.test(style) && CLIPPED.test(style))) each.remove();
  }
  for (const each of body.querySelectorAll(NEVER_SHOWN)) if (!isInFormula(each)) each.remove();
  leaveButtons(body);
  leaveUnread(body);
  for (const each of body.querySelectorAll(`:is(${HEADINGS}, p) div`)) putInLine(each);
}

/** A formula that is shown is hidden from screen readers only. */
const isInFormula = (element: Element) => element.closest("[class~=katex], mjx-container") !== null;

function leaveButtons(body: HTMLElement): void {
  for (const each of body.querySelectorAll("button")) {
    const isName = each.closest(NAMES) !== null || each.querySelector(HEADINGS) !== null;
    if (isName && LETTER.test(each.textContent ?? "") && !each.matches(UNREAD)) each.replaceWith(...each.childNodes);
    else each.remove();
  }
}

const blockOf = (element: Element) => element.parentElement?.closest(BLOCKS) ?? null;

/** Removes icons and copies that screen readers do not get; animated words stay, of which their block has no others. */
function leaveUnread(body: HTMLElement): void {
  // A paragraph ends where a block begins, so that its own words follow it.
  for (const each of body.querySelectorAll("p[aria-label]")) {
    if (LETTER_OR_FIGURE.test(each.textContent ?? "")) continue;
    while (each.nextSibling && isUnreadOrBlank(each.nextSibling)) each.append(each.nextSibling);
  }
  const read = new Map<Element, string>();
  for (const each of body.querySelectorAll(UNREAD)) {
    if (isInFormula(each)) continue;
    const block = blockOf(each) ?? body;
    const others = read.get(block) ?? readWordsOf(block);
    read.set(block, others);
    const words = each.textContent ?? "";
    const isMissed = [LETTER, LETTER_OR_FIGURE].some((kind) => kind.test(words) && !kind.test(others));
    if (!isMissed || each.matches(ICONS)) each.remove();
    else if (isInLine(each)) putInLine(each);
    else each.removeAttribute("aria-hidden");
  }
}

const isInLine = (element: Element) => /display:\s*inline/i.test(element.getAttribute("style") ?? "");

/** Replaces a block by its words, which would be a paragraph of their own. */
function putInLine(block: Element): void {
  const space = isInLine(block) ? "" : " ";
  block.replaceWith(space, ...block.childNodes, space);
}

function isUnreadOrBlank(node: Node): boolean {
  return node.nodeType === 1 ? (node as Element).matches(UNREAD) : !node.textContent?.trim();
}

function readWordsOf(block: Element): string {
  const texts = textsIn(block).filter((each) => !each.parentElement?.closest(UNREAD));
  return texts.map((each) => each.data).join("");
}

/** Removes what a field of Word is made of (HYPERLINK, PAGEREF …); its result follows the separator. */
function leaveFieldCodes(body: HTMLElement): void {
  for (const begin of body.querySelectorAll("[style*='mso-element:field-begin']")) {
    for (let next = begin.nextSibling; next; next = begin.nextSibling) {
      const isElement = next.nodeType === 1;
      const style = isElement ? ((next as Element).getAttribute("style") ?? "") : "";
      next.remove();
      if (/mso-element:field-(?:separator|end)/.test(style)) break;
    }
    begin.remove();
  }
}

const NEVER_SHOWN = [
  "script, style, template, noscript, title, meta, link, select, datalist, dialog:not([open]), o\\:p:empty",
  "[hidden], [class~=EOP], [role=checkbox] > img, [class~=sr-only], [class~=visually-hidden], [class~=screen-reader-text]",
  // Comments and deletions from Word.
  "[class~=MsoCommentReference], [style*='mso-element:comment'], [style*='mso-comment-reference'], del[cite]",
].join(", ");

const HIDING = /(?:^|;)\s*(?:display:\s*none|visibility:\s*(?:hidden|collapse)|mso-hide:\s*all)/i;
/** Tiny and clipped: for screen readers only. */
const TINY = /(?:^|;)\s*(?:width|height):\s*[01]px/i;
const CLIPPED = /(?:^|;)\s*(?:clip|clip-path):\s*(?:rect|inset)\(/i;

/** Visible, but hidden from screen readers. */
const UNREAD = "[aria-hidden=true]";
const HEADINGS = "h1, h2, h3, h4, h5, h6, [role=heading]";
/** Headings that may be toggle buttons. */
const NAMES = `${HEADINGS}, summary, dt`;
const BLOCKS = `${NAMES}, p, li, td, th, dd, caption, figcaption, blockquote, pre, div:not([aria-hidden]), section, article`;
/** Icon fonts that use ligatures. */
const ICONS = "[class*=icon], [class*=material-symbols]";
const FORMULA = "[class~=katex], mjx-container";
const LETTER = /\p{L}/u;
const LETTER_OR_FIGURE = /[\p{L}\p{N}]/u;

export function removeHidden(body: HTMLElement): void {
  leaveFieldCodes(body);
  for (const each of body.querySelectorAll("[style]")) {
    const style = each.getAttribute("style") ?? "";
    if (HIDING.test(style) || (TINY.test(style) && CLIPPED.test(style))) each.remove();
  }
  // Visible formulas are hidden from screen readers.
  for (const each of body.querySelectorAll(NEVER_SHOWN)) if (!each.closest(FORMULA)) each.remove();
  for (const each of body.querySelectorAll("button")) {
    const isName = each.closest(NAMES) !== null || each.querySelector(HEADINGS) !== null;
    if (isName && LETTER.test(each.textContent ?? "") && !each.matches(UNREAD)) each.replaceWith(...each.childNodes);
    else each.remove();
  }
  leaveUnread(body);
  for (const each of body.querySelectorAll(`:is(${HEADINGS}, p) div`)) putInLine(each);
}

/** Removes icons and duplicates that are hidden from screen readers; animated text stays if its block has no other. */
function leaveUnread(body: HTMLElement): void {
  // An HTML parser ends a paragraph at a block; its label still has the text.
  for (const each of body.querySelectorAll("p[aria-label]:empty")) each.textContent = each.getAttribute("aria-label");
  const read = new Map<Element, string>();
  for (const each of body.querySelectorAll(UNREAD)) {
    if (each.closest(FORMULA)) continue;
    const block = each.parentElement?.closest(BLOCKS) ?? body;
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

/** Replaces a block with its text, to keep it inline. */
function putInLine(block: Element): void {
  const space = isInLine(block) ? "" : " ";
  block.replaceWith(space, ...block.childNodes, space);
}

function readWordsOf(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll(UNREAD)) each.remove();
  return copy.textContent ?? "";
}

/** Removes Word field codes (HYPERLINK, PAGEREF …) up to the separator, which precedes the result. */
function leaveFieldCodes(body: HTMLElement): void {
  for (const begin of body.querySelectorAll("[style*='mso-element:field-begin']")) {
    for (let next = begin.nextSibling; next; next = begin.nextSibling) {
      const isEnd = next.nodeType === 1 && (next as Element).matches("[style*='mso-element:field-']");
      next.remove();
      if (isEnd) break;
    }
    begin.remove();
  }
}

const NEVER_SHOWN = [
  "script, style, template, noscript, title, meta, link, button, select, datalist, dialog:not([open]), o\\:p:empty",
  "[hidden], [aria-hidden=true], [class~=sr-only], [class~=EOP]",
  "[class~=visually-hidden], [class~=screen-reader-text]",
  // Comments and deletions that Word and its readers keep beside the text.
  "[class~=MsoCommentReference], [style*='mso-element:comment'], [style*='mso-comment-reference'], del[cite]",
].join(", ");

const HIDING = /(?:^|;)\s*(?:display:\s*none|visibility:\s*(?:hidden|collapse)|mso-hide:\s*all)/i;
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
  // A formula that is shown is hidden from screen readers only.
  for (const each of body.querySelectorAll(NEVER_SHOWN))
    if (!each.closest("[class~=katex], mjx-container")) each.remove();
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

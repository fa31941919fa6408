import type { Page } from "@playwright/test";

/** Words that no German text of the admin has, and date formats that no German uses. */
const ENGLISH = new RegExp(
  [
    /\b(the|and|of|with|your|you|this|to|is|are|not|no|by|from|all|any)\b/,
    /\b(saved?|saving|failed|successfully|edit(ing)?|deleted?|creat(e|ed|ing)|close|next|previous|months?|years?)\b/,
    /\b(select(ed)?|search|files?|toggle|sort(able)?|press|available|results?|options?|required|publish(ed)?|drafts?)\b/,
    /\b(restored?|cancel|copy|copied|columns?|rows?|loading|add(ed)?|remove|settings|fields?|notifications|users?|time)\b/,
    /\b(dates?|values?|items?|documents?|locked|collections?|dashboard|logout|account|upload(ed|ing)?|size|preview)\b/,
    /\b(readsInquiries|undefined|null|NaN|Du|Dein\w*|Kennwort|Fokuspunkt|Dokument\w*)\b/,
    /\{\{|<Kein|\[object|Benutzer: \d|\d [ap]m\b|vorm\.|nachm\.|UTC|\w+ \d{1,2}, \d{4}/,
  ]
    // \b treats ä, ö and ü as the end of a word.
    .map(({ source }) => source.replaceAll("\\b(", "(?<!\\p{L})(").replaceAll(")\\b", ")(?!\\p{L})"))
    .join("|"),
  "iu",
);

/** Internal names that must not be announced: 'edit-projects', 'confirmDelete'. */
const INTERNAL = /^[a-z]+(-[a-z0-9]+)+$|^[a-z]+([A-Z][a-z]+)+$/;

/** All visible or announced text of a page, and the names that only assistive technology gets. */
function collect(): { texts: string[]; names: string[] } {
  const texts = new Set<string>([document.title]);
  const names = new Set<string>();
  const skipped = "script, style, noscript, textarea, iframe, [contenteditable]";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest(skipped)) continue;
    if (node instanceof Element) {
      for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription"]) {
        const value = node.getAttribute(name)?.trim();
        if (value) names.add(value);
      }
    } else if (node.nodeValue?.trim() && element.checkVisibility())
      texts.add(node.nodeValue.trim().replaceAll("\u00ad", ""));
  }
  return { texts: [...texts], names: [...names] };
}

/** Files and addresses have the names that people gave them. */
const isGiven = (text: string) => /\.(jpe?g|png|mp4|webm|webp)$|^https?:|@|^\/|image\/|video\/|^\{\{.+\}\}$/.test(text);

/** Names of settings, which only the person who runs the server knows. */
const SETTING = /[A-Z]+(_[A-Z]+)+|\.env\b/;

/** A text without commands, which aren't translated. */
const withoutCode = (text: string) => text.replaceAll(/npm run [\w-]+/g, "");

/** Finds English words and internal names on a page; [] for a German page. */
export async function foreignTo(page: Page): Promise<string[]> {
  const { texts, names } = await page.evaluate(collect);
  return [
    ...[...texts, ...names].filter((text) => !isGiven(text) && ENGLISH.test(withoutCode(text))),
    ...texts.filter((text) => !isGiven(text) && SETTING.test(text)),
    ...names.filter((name) => INTERNAL.test(name)),
  ];
}

import { ownAddress } from "../schema/picture.ts";

/** Unsupported content: singular, plural and selector. */
const KINDS: [string, string, string][] = [
  [
    "Formel",
    "Formeln",
    "[class~=katex], mjx-container, math, m\\:omathpara, m\\:omath, img[class*=latex], img[class*=mwe-math]",
  ],
  ["Bild", "Bilder", "img, picture, v\\:imagedata"],
  ["Film", "Filme", "video"],
  ["Ton", "Töne", "audio"],
  ["eingebettete Seite", "eingebettete Seiten", "iframe, embed, object"],
  ["Zeichnung", "Zeichnungen", "svg, canvas, v\\:shape, v\\:rect, v\\:oval, v\\:line, v\\:group"],
];
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f)+$/u;

/** Removes unsupported content from a copied piece. Returns a sentence about it; null if there was none. */
export function removeUnsupported(body: HTMLElement): string | null {
  const counts = KINDS.flatMap(([one, several, selector]) => {
    let count = 0;
    for (const each of body.querySelectorAll(selector)) {
      const own = ownAddress(each.getAttribute("src"));
      if (own) each.setAttribute("src", own);
      if (own || !body.contains(each)) continue;
      const emoji = each.getAttribute("alt") ?? "";
      const isEmoji = EMOJI.test(emoji);
      if (!isEmoji && !isTiny(each)) count++;
      (each.closest("v\\:shape, v\\:rect, v\\:group, picture") ?? each).replaceWith(isEmoji ? emoji : "");
    }
    return count > 0 ? [{ one, count, words: `${count} ${count === 1 ? one : several}` }] : [];
  });
  if (counts.length === 0) return null;
  const list = new Intl.ListFormat("de").format(counts.map(({ words }) => words));
  const isSingle = counts.length === 1 && counts[0]?.count === 1;
  const way = counts.some(({ one }) => one === "Bild" || one === "Film")
    ? "; laden Sie dafür bitte eine Datei hoch"
    : "";
  return `${list} ${isSingle ? "wurde" : "wurden"} nicht übernommen${way}.`;
}

/** A tracking pixel. */
function isTiny(element: Element): boolean {
  return ["width", "height"].some((name) => /^[0-3](?:px)?$/.test(element.getAttribute(name) ?? ""));
}

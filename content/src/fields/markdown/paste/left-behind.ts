import { ownAddress } from "../schema/picture.ts";

/** Parts that a text of this system cannot hold, in the words in which they are counted. */
const KINDS = {
  picture: ["Bild", "Bilder"],
  film: ["Film", "Filme"],
  sound: ["Ton", "Töne"],
  formula: ["Formel", "Formeln"],
  drawing: ["Zeichnung", "Zeichnungen"],
  frame: ["eingebettete Seite", "eingebettete Seiten"],
} as const;

type Kind = keyof typeof KINDS;

/** How many of each kind a copied piece held that are not taken over. */
export type Left = Partial<Record<Kind, number>>;

const FORMULAS =
  "[class~=katex], mjx-container, math, m\\:omathpara, m\\:omath, img[class*=latex], img[class*=mwe-math]";
const ELEMENTS: [Kind, string][] = [
  ["formula", FORMULAS],
  ["picture", "img, picture, v\\:imagedata"],
  ["film", "video"],
  ["sound", "audio"],
  ["frame", "iframe, embed, object"],
  ["drawing", "svg, canvas, v\\:shape, v\\:rect, v\\:oval, v\\:line, v\\:group"],
];
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f)+$/u;

/** Takes out of a copied piece all that a text cannot hold, and counts it. */
export function takeOut(body: HTMLElement): Left {
  const left: Left = {};
  const add = (kind: Kind) => {
    left[kind] = (left[kind] ?? 0) + 1;
  };
  for (const [kind, selector] of ELEMENTS) {
    for (const each of body.querySelectorAll(selector)) {
      if (!body.contains(each) || ownAddress(each.getAttribute("src"))) continue;
      const emoji = each.getAttribute("alt") ?? "";
      if (EMOJI.test(emoji)) each.replaceWith(emoji);
      else {
        const whole = each.closest("v\\:shape, v\\:rect, v\\:group, picture") ?? each;
        whole.remove();
        if (!isTiny(each)) add(kind);
      }
    }
  }
  return left;
}

/** A picture that only counts visits. */
function isTiny(element: Element): boolean {
  return ["width", "height"].some((name) => /^[0-3](?:px)?$/.test(element.getAttribute(name) ?? ""));
}

/** Says in one sentence what was left behind; null if nothing was. */
export function leftBehind(left: Left): string | null {
  const counts = Object.entries(KINDS).flatMap(([kind, [one, several]]) => {
    const count = left[kind as Kind] ?? 0;
    return count > 0 ? [`${count} ${count === 1 ? one : several}`] : [];
  });
  if (counts.length === 0) return null;
  const total = Object.values(left).reduce((sum, count) => sum + count, 0);
  const list = new Intl.ListFormat("de").format(counts);
  const way = left.picture || left.film ? "; laden Sie dafür bitte eine Datei hoch" : "";
  return `${list} ${total === 1 ? "wurde" : "wurden"} nicht übernommen${way}.`;
}

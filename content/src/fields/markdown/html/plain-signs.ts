import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";

const PLAIN = "0123456789+-−–=()niaehjklmoprstuvx";
const table = (signs: string) => new Map([...signs].map((sign, index) => [PLAIN[index] ?? "", sign]));
const UP = table("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿⁱ");
const DOWN = table("₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎ₙᵢₐₑₕⱼₖₗₘₒₚᵣₛₜᵤᵥₓ");
/** Characters that are superscript already, or read the same without it. */
const AS_THEY_ARE = /^[\s.,;:*†‡®©°'’"“”™℠]$/;

const FRACTIONS: Record<string, string> = { "1/2": "½", "1/4": "¼", "3/4": "¾", "1/3": "⅓", "2/3": "⅔", "1/8": "⅛" };

/** Markdown has no superscript or subscript: uses Unicode characters (120 m², CO₂), so that 10⁶ doesn't become 106. */
export function plainSigns(tree: Root): void {
  visit(tree, "element", (element, index, parent) => {
    const signs = signsOf(element);
    if (!parent || index === undefined || !signs) return;
    const fraction = fractionAt(parent.children as ElementContent[], index);
    if (fraction) parent.children.splice(index, 3, { type: "text", value: fraction });
    else if (signs === UP && /^tm$/i.test(textOf(element))) parent.children[index] = { type: "text", value: "™" };
    else if ([...allOf(element)].every((sign) => signs.has(sign) || AS_THEY_ARE.test(sign)))
      visit(element, "text", (text) => {
        text.value = signed(text.value, signs);
      });
  });
}

/** Word and Google Docs use a style. */
function signsOf({ tagName, properties: { style } }: Element): Map<string, string> | null {
  const align =
    tagName === "td" || tagName === "th" ? null : /vertical-align:\s*(super|sub|baseline)/i.exec(String(style));
  const way = align?.[1]?.toLowerCase() ?? tagName;
  return way.startsWith("sup") ? UP : way === "sub" ? DOWN : null;
}

/** `<sup>1</sup>/<sub>2</sub>` */
function fractionAt(children: ElementContent[], index: number): string | null {
  const [up, bar, down] = children.slice(index, index + 3);
  if (up?.type !== "element" || bar?.type !== "text" || down?.type !== "element" || down.tagName !== "sub") return null;
  if (!/^[/⁄]$/.test(bar.value.trim())) return null;
  const [above, below] = [textOf(up), textOf(down)];
  const ready = FRACTIONS[`${above}/${below}`];
  if (ready) return ready;
  const isNumber = /^\d+$/.test(above) && /^\d+$/.test(below);
  return isNumber ? `${signed(above, UP)}⁄${signed(below, DOWN)}` : null;
}

const signed = (text: string, signs: Map<string, string>) => [...text].map((sign) => signs.get(sign) ?? sign).join("");

function allOf(element: Element): string {
  let words = "";
  visit(element, "text", ({ value }) => {
    words += value;
  });
  return words;
}

const textOf = (element: Element) => allOf(element).trim();

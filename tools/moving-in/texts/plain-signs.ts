import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";

const UP = new Map([..."0123456789+-=()n"].map((sign, index) => [sign, [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ"][index] ?? sign]));
const DOWN = new Map([..."0123456789+-=()"].map((sign, index) => [sign, [..."₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎"][index] ?? sign]));

const FRACTIONS: Record<string, string> = { "1/2": "½", "1/4": "¼", "3/4": "¾", "1/3": "⅓", "2/3": "⅔", "1/8": "⅛" };

/** Markdown has no raised or lowered words: numbers become signs that are, so that 10⁶ doesn't become 106. */
export function plainSigns(tree: Root): void {
  visit(tree, "element", (element, index, parent) => {
    if (!parent || index === undefined || (element.tagName !== "sup" && element.tagName !== "sub")) return;
    const fraction = fractionAt(parent.children as ElementContent[], index);
    if (fraction) {
      parent.children.splice(index, 3, { type: "text", value: fraction });
      return;
    }
    const signs = element.tagName === "sup" ? UP : DOWN;
    const words = textOf(element).replaceAll("−", "-");
    if (words && [...words].every((sign) => signs.has(sign)))
      parent.children[index] = { type: "text", value: [...words].map((sign) => signs.get(sign)).join("") };
  });
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

const signed = (text: string, signs: Map<string, string>) => [...text].map((sign) => signs.get(sign)).join("");

/** Its words, if nothing but words stands in it. */
function textOf({ children }: Element): string {
  const [only] = children;
  return children.length === 1 && only?.type === "text" ? only.value.trim() : "";
}

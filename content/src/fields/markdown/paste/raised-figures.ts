import { textsIn } from "../../../admin/texts-in.ts";

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿⁱ";
const LOWERED = "₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎ₙᵢₐₑₕⱼₖₗₘₒₚᵣₛₜᵤᵥₓ";
const PLAIN = "0123456789+-−–=()niaehjklmoprstuvx";
/** Signs that are raised by nature, or are read the same in the line. */
const AS_THEY_ARE = /^[\s.,;:*†‡®©°'’"“”™℠]$/;

const table = (signs: string) => new Map([...signs].map((sign, index) => [PLAIN[index] ?? "", sign]));
const RAISED_BY_PLAIN = table(RAISED);
const LOWERED_BY_PLAIN = table(LOWERED);

/** Figures above and below the line as signs of their own, for a text has no marks for them: 120 m², CO₂, 99 €¹. */
export function raiseFigures(body: HTMLElement): void {
  for (const each of body.querySelectorAll("sup, sub, [style*='vertical-align'], [style*='mso-text-raise']")) {
    const way = wayOf(each);
    if (!way || each.closest("td, th") === each) continue;
    const words = each.textContent ?? "";
    const signs = way === "up" ? RAISED_BY_PLAIN : LOWERED_BY_PLAIN;
    if ([...words].every((sign) => signs.has(sign) || AS_THEY_ARE.test(sign))) {
      for (const text of textsIn(each)) text.data = [...text.data].map((sign) => signs.get(sign) ?? sign).join("");
    } else if (way === "up" && /^tm$/i.test(words.trim())) each.textContent = "™";
    else continue;
    if (each.matches("sup, sub")) each.replaceWith(...each.childNodes);
    else each.removeAttribute("style");
  }
}

function wayOf(element: Element): "up" | "down" | null {
  const style = element.getAttribute("style") ?? "";
  const align = /vertical-align:\s*(super|sub|baseline)/i.exec(style)?.[1]?.toLowerCase();
  if (align === "baseline") return null;
  if (align === "super" || element.matches("sup")) return "up";
  return align === "sub" || element.matches("sub") ? "down" : null;
}

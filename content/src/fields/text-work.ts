import { TEXT_LIMITS, textBounds } from "@schaufenster/contract/text-bounds";

/** Where a text is too expensive for the website to render, in German; null if it isn't. */
export function renderingProblem(text: string): string | null {
  const { work, busiestLine, levels, deepestLine } = textBounds(text);
  if (levels > TEXT_LIMITS.levels)
    return `In Zeile ${deepestLine} stehen mehr als ${TEXT_LIMITS.levels} Zitate oder Listen ineinander. Bitte vereinfachen Sie diese Stelle.`;
  if (work > TEXT_LIMITS.work)
    return `Ab Zeile ${busiestLine} stehen zu viele Zeichen wie * _ [ ] < > in einem Absatz. Bitte teilen Sie ihn durch Leerzeilen, oder vereinfachen Sie ihn.`;
  return null;
}

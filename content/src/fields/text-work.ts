import { textBounds } from "@schaufenster/contract/text-bounds";

/** Most levels of quotes and lists, and most work of a text: one block of 5,000 signs, or many with a few each. */
const LEVELS_MAX = 20;
const WORK_MAX = 25_000_000;

/** Names in German the place that the website could not show in reasonable time; null where there is none. */
export function workFault(text: string): string | null {
  const { work, busiestLine, levels, deepestLine } = textBounds(text);
  if (levels > LEVELS_MAX)
    return `In Zeile ${deepestLine} stehen mehr als ${LEVELS_MAX} Zitate oder Listen ineinander. Bitte vereinfachen Sie diese Stelle.`;
  if (work > WORK_MAX)
    return `Ab Zeile ${busiestLine} stehen zu viele Zeichen wie * _ [ ] < > in einem Absatz. Bitte teilen Sie ihn durch Leerzeilen, oder vereinfachen Sie ihn.`;
  return null;
}

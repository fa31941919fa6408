/** A section is in view until less than this is left in the window, in px (spec §9, scroll-spy bottom threshold). */
export const SCROLL_SPY_BOTTOM_THRESHOLD_PX = 200;

/** Distance from the end that counts as the end, in px: some screens have fractional positions. */
const END_TOLERANCE_PX = 1;

/** `top` is the distance from the window's top, in px. */
type SectionPlace = { anchor: string; top: number };

/**
 * The anchor of the section in view (spec §2, scroll-spy). At the page's end it is the last one, however short.
 * @param sections in page order; each ends where the next begins
 * @param scroll px scrolled from the page's top, and px left to its end
 * @returns null if there is none
 */
export function currentSection(sections: SectionPlace[], scroll: { top: number; below: number }): string | null {
  if (scroll.top > 0 && scroll.below <= END_TOLERANCE_PX) return sections.at(-1)?.anchor ?? null;
  const begun = sections.filter(({ top }) => top <= SCROLL_SPY_BOTTOM_THRESHOLD_PX);
  return (begun.at(-1) ?? sections[0])?.anchor ?? null;
}

/** Nothing moves by itself then (WCAG 2.3.3). */
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** In the browser only. */
export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}

/** With this preference nothing moves by itself (WCAG 2.3.3). */
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Whether the visitor prefers reduced motion now. For the browser only. */
export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}

/** WCAG 2.3.3: whoever asks for this sees nothing move by itself. */
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Whether the visitor asks for it right now. For the browser only. */
export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}

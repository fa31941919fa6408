import { prefersReducedMotion } from "../ui/reduced-motion.ts";

/** How the page scrolls to a place that the visitor has chosen: at once under reduced motion (WCAG 2.3.3). */
export function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? "instant" : "smooth";
}

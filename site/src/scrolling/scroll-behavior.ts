import { prefersReducedMotion } from "../ui/reduced-motion.ts";

/** How the page travels to a place that the visitor has chosen (WCAG 2.3.3). */
export function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? "instant" : "smooth";
}

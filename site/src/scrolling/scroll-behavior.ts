import { prefersReducedMotion } from "../ui/reduced-motion.ts";

/** Instant under reduced motion (WCAG 2.3.3). */
export function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? "instant" : "smooth";
}

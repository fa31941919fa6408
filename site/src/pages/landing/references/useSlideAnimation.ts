import { type RefObject, useLayoutEffect, useRef } from "react";
import { prefersReducedMotion } from "../../../ui/reduced-motion.ts";
import { SLIDE_MS, type Slide } from "./carousel.ts";

/** One card and one gap to the left, relative to the row's width. */
const ONE_CARD = "calc(-1 * (100% + var(--gap)) / var(--in-view))";

const EASING = "cubic-bezier(0.45, 0, 0.2, 1)";

/** Animates the row during a slide, instantly with reduced motion (WCAG 2.3.3), and reports when it is done. */
export function useSlideAnimation(
  track: RefObject<HTMLElement | null>,
  slide: Slide | null,
  onArrived: () => void,
): void {
  const arrived = useRef(onArrived);
  useLayoutEffect(() => {
    arrived.current = onArrived;
  });

  useLayoutEffect(() => {
    if (!slide) return;
    const animation = track.current?.animate(
      { translate: slide.direction === "next" ? ["0", ONE_CARD] : [ONE_CARD, "0"] },
      // Keeps its final position until the cards are reordered, in the same frame.
      { duration: prefersReducedMotion() ? 0 : SLIDE_MS[slide.cause], easing: EASING, fill: "forwards" },
    );
    animation?.addEventListener("finish", () => arrived.current());
    return () => animation?.cancel();
  }, [track, slide]);
}

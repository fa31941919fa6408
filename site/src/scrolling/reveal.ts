import { isFramed } from "../ui/framed.ts";
import { prefersReducedMotion } from "../ui/reduced-motion.ts";
import { afterLoad } from "./after-load.ts";

/** The revealed parts: the children of a section except its ghost title. The slider has an animation of its own. */
const SECTION_PARTS = "main > section > :not([data-ghost])";

/** A part is revealed when this much of it is in the window, in px. The footer below the last part is higher than this. */
const IN_VIEW_PX = 64;

/**
 * Reveals the parts of sections once each, when they come into view (spec §9, reveal; the look is in styles/motion.css).
 *
 * Nothing is hidden before the visitor scrolls, and then only parts below the window. So nothing that was seen
 * disappears, and a reader that does not scroll (a crawler, a printer, a screenshot of the whole page) gets all parts. In a
 * preview nothing is revealed: it is loaded anew with each save.
 */
export function prepareReveal(): void {
  if (prefersReducedMotion() || isFramed()) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        reveal(target as HTMLElement);
      }
    },
    { rootMargin: `0px 0px -${IN_VIEW_PX}px` },
  );
  const hideFromNowOn = () => {
    const fold = scrollY + innerHeight;
    const hide = () => {
      for (const part of sectionPartsBelow(fold)) {
        part.dataset.reveal = "waiting";
        observer.observe(part);
      }
    };
    addEventListener("scroll", hide, { once: true, passive: true });
  };
  // The browser's jump to an anchor is not the visitor's scrolling; its event comes in the frame after the load.
  afterLoad(0, () => requestAnimationFrame(hideFromNowOn));
}

function sectionPartsBelow(fold: number): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(SECTION_PARTS)]
    .map((part) => (part.dataset.island ? (part.firstElementChild as HTMLElement | null) : part))
    .filter((part) => part !== null)
    .filter((part) => part.getBoundingClientRect().top + scrollY >= fold);
}

/** Removes the attribute when the animation has ended: even a finished animation is a stacking context. */
function reveal(part: HTMLElement): void {
  part.dataset.reveal = "shown";
  part.addEventListener("animationend", function end(event) {
    if (event.target !== part) return;
    part.removeEventListener("animationend", end);
    delete part.dataset.reveal;
  });
}

import { prefersReducedMotion } from "../ui/reduced-motion.ts";
import { afterLoad } from "./after-load.ts";

/** What is revealed: the parts of a section, but neither its ground nor its ghost title; the slider has its own motion. */
const SECTION_PARTS = "main > section > :not([data-ghost])";

/** A part is revealed when this much of it has come into the window, in px; less than the footer below the last one. */
const IN_VIEW_PX = 64;

/**
 * Reveals the parts of sections once each, when they come into view (spec §9, reveal; the look is in styles/motion.css).
 *
 * Nothing hides before the visitor scrolls, and then only what lies below what the window showed so far: what has been
 * seen stays, nothing flashes, and whoever reads the page without scrolling it (a crawler, a printer, a screenshot of
 * the whole page) gets all of it.
 */
export function prepareReveal(): void {
  if (prefersReducedMotion()) return;
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
  // The browser's own jump to an anchor is none of the visitor's; its event comes with the frame after the load.
  afterLoad(0, () => requestAnimationFrame(hideFromNowOn));
}

function sectionPartsBelow(fold: number): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(SECTION_PARTS)]
    .map((part) => (part.dataset.island ? (part.firstElementChild as HTMLElement | null) : part))
    .filter((part) => part !== null)
    .filter((part) => part.getBoundingClientRect().top + scrollY > fold);
}

/** Nothing of the animation stays behind: a finished one would still be a stacking context. */
function reveal(part: HTMLElement): void {
  part.dataset.reveal = "shown";
  part.addEventListener("animationend", function end(event) {
    if (event.target !== part) return;
    part.removeEventListener("animationend", end);
    delete part.dataset.reveal;
  });
}

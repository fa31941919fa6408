import { isFramed } from "../ui/framed.ts";
import { prefersReducedMotion } from "../ui/reduced-motion.ts";
import { afterLoad } from "./after-load.ts";

/** Children of a section except its ghost title. The slider has its own animation. */
const SECTION_PARTS = "main > section > :not([data-ghost])";

/**
 * A part is revealed once this much of it is in the window, in px; less than the height of the footer below the last
 * part.
 */
const IN_VIEW_PX = 64;

/**
 * Reveals the parts of sections once each, when they come into view (spec §9, reveal; styles are in styles/motion.css).
 * Nothing is hidden before the visitor scrolls, and then only parts below the window. So nothing visible disappears,
 * and clients that don't scroll (crawlers, printers, full-page screenshots) get all parts. Previews reveal nothing,
 * since they reload with each save.
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
  // The browser's jump to an anchor isn't the visitor's scrolling; its event comes in the frame after the load.
  afterLoad(0, () => requestAnimationFrame(hideFromNowOn));
}

function sectionPartsBelow(fold: number): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(SECTION_PARTS)]
    .map((part) => (part.dataset.island ? (part.firstElementChild as HTMLElement | null) : part))
    .filter((part) => part !== null)
    .filter((part) => part.getBoundingClientRect().top + scrollY >= fold);
}

/** Removes the attribute after the animation: even a finished one creates a stacking context. */
function reveal(part: HTMLElement): void {
  part.dataset.reveal = "shown";
  part.addEventListener("animationend", function end(event) {
    if (event.target !== part) return;
    part.removeEventListener("animationend", end);
    delete part.dataset.reveal;
  });
}

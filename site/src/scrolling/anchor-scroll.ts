import { prefersReducedMotion } from "../ui/reduced-motion.ts";
import { afterLoad } from "./after-load.ts";
import { headingOf, inPageLink, sectionOfFragment } from "./anchor-target.ts";
import { layOutAtOnce } from "./deferred-layout.ts";
import { scrollBehavior } from "./scroll-behavior.ts";
import type { ScrollSpy } from "./scroll-spy.ts";

/** Spec §9: from a navigation to a fragment to the scroll there, in ms. */
export const SCROLL_TO_ANCHOR_DELAY_MS = 1000;

/** No smooth scroll takes longer, in ms; for browsers that do not tell when one ends, and where there was no way to go. */
const LONGEST_SCROLL_MS = 2000;

/** A visitor who does one of these wants to be somewhere else by now. */
const CHANGES_OF_MIND = ["wheel", "touchmove", "pointerdown", "popstate"] as const;

/**
 * Anchors (spec §2 and §9): a link to a section of this page takes effect in the address at once, and after the delay
 * the page scrolls there and the section's heading gets the focus. A document that was opened with a fragment stands
 * there already (the browser's doing, with or without script) and is set right after the same delay.
 *
 * While it travels, the scroll-spy stands still on the link that was chosen (spec §4, route changes).
 */
export function followAnchors(spy: ScrollSpy): void {
  let callOff = () => {};

  function travel(section: HTMLElement, wait: (arrive: () => void) => () => void): void {
    callOff();
    spy.stop();
    spy.highlight(section.id);
    const end = () => {
      cancelWait();
      for (const type of CHANGES_OF_MIND) removeEventListener(type, giveUp);
      removeEventListener("keydown", arrive, true);
    };
    const giveUp = () => {
      end();
      spy.start();
    };
    const arrive = () => {
      end();
      layOutAtOnce();
      section.scrollIntoView({ behavior: scrollBehavior(), block: "start" });
      focusHeading(section);
      callOff = afterScroll(spy.start);
    };
    for (const type of CHANGES_OF_MIND) addEventListener(type, giveUp, { passive: true });
    // Who goes on by keyboard goes on from where the link leads to.
    addEventListener("keydown", arrive, true);
    callOff = end;
    const cancelWait = wait(arrive);
  }

  document.addEventListener("click", (event) => {
    const link = inPageLink(event);
    const section = link && sectionOfFragment(link.hash);
    if (!section) return;
    event.preventDefault();
    if (link.hash !== location.hash) history.pushState(null, "", link.hash);
    travel(section, (arrive) => after(prefersReducedMotion() ? 0 : SCROLL_TO_ANCHOR_DELAY_MS, arrive));
  });

  const section = openedByLink() ? sectionOfFragment(location.hash) : null;
  if (section) travel(section, (arrive) => afterLoad(prefersReducedMotion() ? 0 : SCROLL_TO_ANCHOR_DELAY_MS, arrive));
}

function after(ms: number, action: () => void): () => void {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
}

/** False after a reload and after going back or forward: then the browser restores the position. */
function openedByLink(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry === undefined || entry.type === "navigate";
}

function focusHeading(section: HTMLElement): void {
  const heading = headingOf(section);
  if (heading && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}

/** Runs `action` once the page has come to rest; returns a function that calls it off. */
function afterScroll(action: () => void): () => void {
  const end = () => {
    clearTimeout(timer);
    removeEventListener("scrollend", done);
  };
  const done = () => {
    end();
    action();
  };
  const timer = setTimeout(done, LONGEST_SCROLL_MS);
  addEventListener("scrollend", done);
  return end;
}

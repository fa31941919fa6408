import { prefersReducedMotion } from "../ui/reduced-motion.ts";
import { afterLoad } from "./after-load.ts";
import { headingOf, inPageLink, presentFragment, sectionOfFragment } from "./anchor-target.ts";
import { layOutAtOnce } from "./deferred-layout.ts";
import { navigationTiming } from "./navigation-timing.ts";
import { scrollBehavior } from "./scroll-behavior.ts";
import type { ScrollSpy } from "./scroll-spy.ts";

/** Delay from a navigation to a fragment to the scroll (spec §9, scroll-to-anchor delay). */
const SCROLL_TO_ANCHOR_DELAY_MS = 1000;

/** Maximum duration of a smooth scroll; for browsers without `scrollend`, and if there was nothing to scroll. */
const LONGEST_SCROLL_MS = 2000;

const CANCELLING_EVENTS = ["wheel", "touchmove", "pointerdown", "popstate"] as const;

/**
 * Anchors (spec §2 and §9): a link to a section of this page changes the address immediately; after the delay the page
 * scrolls there and focuses the section's heading. If a document is opened with a fragment, the browser scrolls
 * immediately, and the position is corrected after the same delay.
 * Until the scroll has ended, the scroll-spy keeps the chosen link marked (spec §4, route changes).
 */
export function followAnchors(spy: ScrollSpy): void {
  let callOff = () => {};

  function travel(section: HTMLElement, wait: (arrive: () => void) => () => void): void {
    callOff();
    spy.stop();
    spy.highlight(section.id);
    const end = () => {
      cancelWait();
      for (const type of CANCELLING_EVENTS) removeEventListener(type, giveUp);
      removeEventListener("keydown", arrive, true);
    };
    const giveUp = () => {
      end();
      spy.start();
    };
    const arrive = () => {
      if (isWriting()) return giveUp();
      end();
      layOutAtOnce();
      section.scrollIntoView({ behavior: scrollBehavior(), block: "start" });
      focusHeading(section);
      callOff = afterScroll(spy.start);
    };
    for (const type of CANCELLING_EVENTS) addEventListener(type, giveUp, { passive: true });
    // Keyboard users continue from the section that they chose.
    addEventListener("keydown", arrive, true);
    callOff = end;
    const cancelWait = wait(arrive);
  }

  document.addEventListener("click", (event) => {
    const link = inPageLink(event);
    const section = link && sectionOfFragment(link.hash);
    if (!section) return;
    event.preventDefault();
    const hash = presentFragment(link.hash, section);
    // Replaces the entry of the menu in which it was chosen.
    if (history.state?.over) history.replaceState(null, "", hash);
    else if (hash !== location.hash) history.pushState(null, "", hash);
    travel(section, (arrive) => after(prefersReducedMotion() ? 0 : SCROLL_TO_ANCHOR_DELAY_MS, arrive));
  });

  const named = sectionOfFragment(location.hash);
  const hash = named ? presentFragment(location.hash, named) : location.hash;
  if (hash !== location.hash) history.replaceState(history.state, "", hash);
  const section = openedByLink() ? named : null;
  if (section) travel(section, (arrive) => afterLoad(prefersReducedMotion() ? 0 : SCROLL_TO_ANCHOR_DELAY_MS, arrive));
}

/** Visitors who started typing before this script ran keep the focus. */
function isWriting(): boolean {
  return document.activeElement?.matches("input, textarea, select") ?? false;
}

function after(ms: number, action: () => void): () => void {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
}

/** False after a reload and after Back or Forward: then the browser restores the position. */
function openedByLink(): boolean {
  return (navigationTiming()?.type ?? "navigate") === "navigate";
}

function focusHeading(section: HTMLElement): void {
  const heading = headingOf(section);
  if (heading && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}

/** Runs `action` once scrolling has ended; returns a function that cancels it. */
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

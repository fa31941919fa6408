import { currentSection } from "./current-section.ts";
import { observeScroll } from "./observer.ts";

export type ScrollSpy = {
  /** Highlights the section in view, from now on. */
  start: () => void;
  /** Keeps the current highlight (spec §4, route changes). */
  stop: () => void;
  /** Highlights this anchor's link. */
  highlight: (anchor: string | null) => void;
};

/** Scroll-spy (spec §2): marks those of the header's links with `aria-current` that lead to the section in view. */
export function createScrollSpy(): ScrollSpy {
  const links = [...document.querySelectorAll<HTMLElement>("nav [data-anchor]")];
  const sections = sectionsOf(links);
  let end: (() => void) | null = null;

  function highlight(anchor: string | null): void {
    for (const link of links) {
      if (link.dataset.anchor === anchor) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  }

  function stop(): void {
    end?.();
    end = null;
  }

  function start(): void {
    stop();
    if (sections.length === 0) return;
    end = observeScroll((scroll) => {
      const places = sections.map((section) => ({ anchor: section.id, top: section.getBoundingClientRect().top }));
      highlight(currentSection(places, scroll));
    });
  }

  return { start, stop, highlight };
}

/** The sections that the links lead to, in the page's order; a link may lead to none. */
function sectionsOf(links: HTMLElement[]): HTMLElement[] {
  const anchors = new Set(links.map((link) => link.dataset.anchor));
  return [...document.querySelectorAll<HTMLElement>("main [id]")].filter(({ id }) => anchors.has(id));
}

import { currentSection } from "./current-section.ts";
import { observeScroll } from "./observer.ts";

export type ScrollSpy = {
  /** Starts highlighting the section in view. */
  start: () => void;
  /** Keeps the current highlight (spec §4, route changes). */
  stop: () => void;
  highlight: (anchor: string | null) => void;
};

/** Scroll-spy (spec §2): sets `aria-current` on header links to the section in view. */
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

function sectionsOf(links: HTMLElement[]): HTMLElement[] {
  const anchors = new Set(links.map((link) => link.dataset.anchor));
  return [...document.querySelectorAll<HTMLElement>("main [id]")].filter(({ id }) => anchors.has(id));
}

import { afterLoad } from "./after-load.ts";
import { sectionOfFragment } from "./anchor-target.ts";
import { navigationTiming } from "./navigation-timing.ts";
import { observeScroll } from "./observer.ts";

/** How long without scrolling counts as the end of scrolling. */
const REST_MS = 200;

/** Input after which the visitor is elsewhere on purpose. */
const OWN_WAY = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

type Kept = { scrolled?: number };

/**
 * Keeps the scroll position when an address with a fragment is reloaded (spec §2, routes): WebKit and Firefox may
 * return to the fragment's section instead. Stored only in the history entry.
 */
export function keepPlaceOverReload(): void {
  const { scrolled } = (history.state ?? {}) as Kept;
  const section = sectionOfFragment(location.hash);
  if (navigationTiming()?.type === "reload" && section && scrolled !== undefined) {
    const restore = () => {
      if (isInView(section)) scrollTo({ top: scrolled, behavior: "instant" });
    };
    restore();
    const cancel = afterLoad(0, restore);
    for (const type of OWN_WAY) addEventListener(type, cancel, { once: true, passive: true });
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  observeScroll(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (location.hash) history.replaceState({ ...history.state, scrolled: scrollY } satisfies Kept, "");
    }, REST_MS);
  });
}

function isInView(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

import { afterLoad } from "./after-load.ts";
import { sectionOfFragment } from "./anchor-target.ts";
import { navigationTiming } from "./navigation-timing.ts";
import { observeScroll } from "./observer.ts";

/** The scrolling has come to rest when it has stood still so long, in ms. */
const REST_MS = 200;

/** Input after which the visitor is somewhere else on purpose. */
const OWN_WAY = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

type Kept = { scrolled?: number };

/**
 * Keeps the place that was read to over a reload of an address with a fragment (spec §2, routes): WebKit and Firefox may
 * go back to the fragment's section instead. It is kept in the history entry alone.
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

import { BRAND_ID } from "./header-shrink.ts";
import { observeScroll, type ScrollPosition } from "./observer.ts";
import { scrollBehavior } from "./scroll-behavior.ts";

export const SCROLL_TOP_ID = "scroll-top";

/** The link is shown above this scroll position and raised within this distance of the page's end, in px (spec §9). */
export const SCROLL_TOP_SHOWN_ABOVE_PX = 50;
export const SCROLL_TOP_RAISED_WITHIN_PX = 100;

/** Spec §2, scroll-to-top link. */
export function scrollTopState({ top, below }: Pick<ScrollPosition, "top" | "below">) {
  return { visible: top > SCROLL_TOP_SHOWN_ABOVE_PX, raised: below <= SCROLL_TOP_RAISED_WITHIN_PX };
}

export function watchScrollTop(): void {
  const link = document.getElementById(SCROLL_TOP_ID);
  const footer = link?.closest("footer");
  if (!link || !footer) return;

  observeScroll((position) => {
    const { visible, raised } = scrollTopState(position);
    link.dataset.visible = String(visible);
    link.toggleAttribute("data-raised", raised);
    // The footer's height depends on its content.
    if (raised) link.style.setProperty("--raise", `${position.windowHeight - footer.getBoundingClientRect().top}px`);
  });

  link.addEventListener("click", (event) => {
    event.preventDefault();
    scrollTo({ top: 0, behavior: scrollBehavior() });
    // The link is about to be hidden; the focus goes to the top of the page.
    document.getElementById(BRAND_ID)?.focus({ preventScroll: true });
  });
}

import { observeScroll } from "./observer.ts";

export const BRAND_ID = "brand";

/** Scroll position above which the header is small, in px (spec §9, header shrink offset). */
export const HEADER_SHRINK_OFFSET_PX = 100;

/**
 * Sets `data-shrunk` on the root element while the header is small (spec §4, header); Header.module.css does the rest.
 */
export function watchHeader(): void {
  observeScroll(({ top }) => {
    document.documentElement.toggleAttribute("data-shrunk", top > HEADER_SHRINK_OFFSET_PX);
  });
}

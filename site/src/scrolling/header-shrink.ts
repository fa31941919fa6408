import { observeScroll } from "./observer.ts";

/** Id of the link to the start page; see Header.tsx. */
export const BRAND_ID = "brand";

/** The header is small when the page is scrolled further than this, in px (spec §9, header shrink offset). */
export const HEADER_SHRINK_OFFSET_PX = 100;

/** Sets `data-shrunk` on the root element while the header is small (spec §4, header); Header.module.css does the rest. */
export function watchHeader(): void {
  observeScroll(({ top }) => {
    document.documentElement.toggleAttribute("data-shrunk", top > HEADER_SHRINK_OFFSET_PX);
  });
}

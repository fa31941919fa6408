import { afterLoad } from "../scrolling/after-load.ts";

/** Initial class of the footer (spec §4, footer). */
export const FOOTER_OFFSET_CLASS = "footer-offset-fixed";

/** Delay from the first completed navigation until the class is removed, in ms (spec §9, footer offset release). */
const FOOTER_OFFSET_RELEASE_MS = 1000;

/** Removes the footer's fixed-offset class after the delay. */
export function releaseFooter(): void {
  afterLoad(FOOTER_OFFSET_RELEASE_MS, () => {
    document.querySelector(`.${FOOTER_OFFSET_CLASS}`)?.classList.remove(FOOTER_OFFSET_CLASS);
  });
}

import { afterLoad } from "../scrolling/after-load.ts";

/** Class that the footer starts with (spec §4, footer). */
export const FOOTER_OFFSET_CLASS = "footer-offset-fixed";

/** Time from the first completed navigation until the class is dropped, in ms (spec §9, footer offset release). */
const FOOTER_OFFSET_RELEASE_MS = 1000;

/** Drops the footer's fixed-offset class when its time is over. */
export function releaseFooter(): void {
  afterLoad(FOOTER_OFFSET_RELEASE_MS, () => {
    document.querySelector(`.${FOOTER_OFFSET_CLASS}`)?.classList.remove(FOOTER_OFFSET_CLASS);
  });
}

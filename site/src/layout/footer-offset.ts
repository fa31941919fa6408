import { afterLoad } from "../scrolling/after-load.ts";

export const FOOTER_OFFSET_CLASS = "footer-offset-fixed";

/** In ms, from the first completed navigation (spec §9, footer offset release). */
const FOOTER_OFFSET_RELEASE_MS = 1000;

export function releaseFooter(): void {
  afterLoad(FOOTER_OFFSET_RELEASE_MS, () => {
    document.querySelector(`.${FOOTER_OFFSET_CLASS}`)?.classList.remove(FOOTER_OFFSET_CLASS);
  });
}

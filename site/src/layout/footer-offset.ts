import { afterLoad } from "../scrolling/after-load.ts";

/** Spec §4, footer: the class it starts with, and when that is dropped, in ms after the first completed navigation. */
export const FOOTER_OFFSET_CLASS = "footer-offset-fixed";
export const FOOTER_OFFSET_RELEASE_MS = 1000;

/** Drops the footer's fixed-offset class when the time has come. */
export function releaseFooter(): void {
  afterLoad(FOOTER_OFFSET_RELEASE_MS, () => {
    document.querySelector(`.${FOOTER_OFFSET_CLASS}`)?.classList.remove(FOOTER_OFFSET_CLASS);
  });
}

import { SCROLL_TOP_ID } from "../scrolling/scroll-top.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./ScrollTop.module.css";

/**
 * Scroll-to-top link (spec §2). Where CSS can follow the scroll position it appears by itself; `data-visible` ("true",
 * "false") and `data-raised` are for script, which takes over when `data-visible` is there (scroll-top-state.ts).
 */
export function ScrollTop() {
  return (
    <a id={SCROLL_TOP_ID} className={styles.link} href="#top" data-screen-only="" data-scroll-driven="">
      <Icon name="up" />
      Top
    </a>
  );
}

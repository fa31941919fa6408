import { SCROLL_TOP_ID } from "../scrolling/scroll-top.ts";
import { UP } from "../ui/drawings/up.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./ScrollTop.module.css";

/**
 * Scroll-to-top link (spec §2), shown by CSS scroll-driven animations if supported. Once script has set `data-visible`
 * ("true", "false") and `data-raised`, these decide (scrolling/scroll-top.ts).
 */
export function ScrollTop() {
  return (
    <a id={SCROLL_TOP_ID} className={styles.link} href="#top" data-screen-only="" data-scroll-driven="">
      <Icon drawing={UP} />
      Top
    </a>
  );
}

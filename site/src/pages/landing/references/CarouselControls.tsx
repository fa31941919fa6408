import { Icon } from "../../../ui/Icon.tsx";
import type { HoldHandlers } from "../../../ui/useHold.ts";
import styles from "./CarouselControls.module.css";
import type { Direction } from "./carousel.ts";

/**
 * Below the cards: a button that stops what moves by itself (WCAG 2.2.2), and the arrows (spec §9, carousel nav labels).
 * The arrows hold the carousel as the cards do. The pause button does not, or pressing 'fortsetzen' would show nothing.
 */
export function CarouselControls({
  paused,
  holdHandlers,
  onPause,
  onArrow,
}: {
  paused: boolean;
  holdHandlers: HoldHandlers;
  onPause: () => void;
  onArrow: (direction: Direction) => void;
}) {
  return (
    <div className={styles.controls} data-carousel-controls="" data-screen-only="">
      <button type="button" className={styles.pause} onClick={onPause}>
        <Icon name={paused ? "play" : "pause"} />
        <span className="visually-hidden">{paused ? "Karussell fortsetzen" : "Karussell anhalten"}</span>
      </button>
      <div className={styles.arrows} {...holdHandlers}>
        <button type="button" className={styles.arrow} onClick={() => onArrow("previous")}>
          <Icon name="previous" />
          Vorherige
        </button>
        <button type="button" className={styles.arrow} onClick={() => onArrow("next")}>
          Nächste
          <Icon name="next" />
        </button>
      </div>
    </div>
  );
}

import { Icon } from "../../../ui/Icon.tsx";
import type { PauseHandlers } from "../../../ui/usePause.ts";
import styles from "./CarouselControls.module.css";
import type { Direction } from "./carousel.ts";

/**
 * Below the cards: a button that stops what moves by itself (WCAG 2.2.2), and the arrows (spec §9, carousel nav labels).
 * Pointer or focus on the arrows pauses the carousel, as on the cards; on the pause button it does not, else pressing 'fortsetzen' would have no effect.
 */
export function CarouselControls({
  paused,
  pauseHandlers,
  onPause,
  onArrow,
}: {
  paused: boolean;
  pauseHandlers: PauseHandlers;
  onPause: () => void;
  onArrow: (direction: Direction) => void;
}) {
  return (
    <div className={styles.controls} data-carousel-controls="" data-screen-only="">
      <button type="button" className={styles.pause} onClick={onPause}>
        <Icon name={paused ? "play" : "pause"} />
        <span className="visually-hidden">{paused ? "Karussell fortsetzen" : "Karussell anhalten"}</span>
      </button>
      <div className={styles.arrows} {...pauseHandlers}>
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

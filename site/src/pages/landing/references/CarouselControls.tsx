import type { Ref } from "react";
import { NEXT } from "../../../ui/drawings/next.ts";
import { PAUSE } from "../../../ui/drawings/pause.ts";
import { PLAY } from "../../../ui/drawings/play.ts";
import { PREVIOUS } from "../../../ui/drawings/previous.ts";
import { Icon } from "../../../ui/Icon.tsx";
import type { PauseHandlers } from "../../../ui/usePause.ts";
import styles from "./CarouselControls.module.css";
import type { Direction } from "./carousel.ts";

/** Pauses the carousel (WCAG 2.2.2). Its own focus doesn't pause it, or 'fortsetzen' would have no effect. */
export function CarouselPause({ paused, onPause }: { paused: boolean; onPause: () => void }) {
  return (
    <button type="button" className={styles.pause} onClick={onPause} data-carousel-controls="" data-screen-only="">
      <Icon drawing={paused ? PLAY : PAUSE} />
      <span className="visually-hidden">
        {paused ? "Bildwechsel der Referenzen fortsetzen" : "Bildwechsel der Referenzen anhalten"}
      </span>
    </button>
  );
}

/** The arrows (spec §9, carousel nav labels). Pointer or focus on them pauses the carousel, as on the cards. */
export function CarouselArrows({
  ref,
  pauseHandlers,
  onArrow,
}: {
  ref: Ref<HTMLDivElement>;
  pauseHandlers: PauseHandlers;
  onArrow: (direction: Direction) => void;
}) {
  return (
    <div ref={ref} className={styles.arrows} {...pauseHandlers} data-carousel-controls="" data-screen-only="">
      <button type="button" className={styles.arrow} onClick={() => onArrow("previous")}>
        <Icon drawing={PREVIOUS} />
        Vorherige
      </button>
      <button type="button" className={styles.arrow} onClick={() => onArrow("next")}>
        Nächste
        <Icon drawing={NEXT} />
      </button>
    </div>
  );
}

import { useEffect, useRef } from "react";
import { scrollBehavior } from "../../../scrolling/scroll-behavior.ts";
import type { Slide } from "./slide.ts";
import styles from "./Thumbnails.module.css";

/**
 * The index below the slider: icon and title of each slide (spec §2). The line above the active one shows its elapsed
 * time.
 * @param activeSlideId null while slides change (spec §4)
 * @param currentSlideId the slide whose time runs, from its start
 */
export function Thumbnails({
  slides,
  activeSlideId,
  currentSlideId,
  onSelect,
}: {
  slides: Slide[];
  activeSlideId: string | null;
  currentSlideId: string | null;
  onSelect: (id: string) => void;
}) {
  const row = useRef<HTMLUListElement>(null);

  // On narrow screens the row scrolls; the page must not.
  useEffect(() => {
    const place = slides.findIndex(({ id }) => id === activeSlideId);
    const item = row.current?.children[place];
    if (!(item instanceof HTMLElement)) return;
    const left = item.offsetLeft + item.offsetWidth / 2 - (row.current?.clientWidth ?? 0) / 2;
    row.current?.scrollTo({ left, behavior: scrollBehavior() });
  }, [slides, activeSlideId]);

  return (
    <ul ref={row} className={styles.row} aria-label="Übersicht der Leistungen">
      {slides.map((slide) => (
        <li key={slide.id}>
          <a
            className={styles.thumbnail}
            href={`#${slide.id}`}
            data-thumbnail=""
            aria-current={slide.id === activeSlideId || undefined}
            data-current={slide.id === currentSlideId || undefined}
            onClick={(event) => {
              event.preventDefault();
              onSelect(slide.id);
            }}
            {...slide.thumbnail}
          />
        </li>
      ))}
    </ul>
  );
}

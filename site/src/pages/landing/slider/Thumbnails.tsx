import { Icon } from "../../../ui/Icon.tsx";
import { type Slide, slideAnchor } from "./slides.ts";
import styles from "./Thumbnails.module.css";

/**
 * The index below the slider: icon and title of each slide (spec §2). The line above the active one shows how much of
 * its time has passed; `animationend` on it (`data-progress`) is the end of that time.
 *
 * @param activeSlideId null while slides change (spec §4)
 */
export function Thumbnails({
  slides,
  activeSlideId,
  onSelect,
}: {
  slides: Slide[];
  activeSlideId: string | null;
  onSelect: (id: string) => void;
}) {
  return (
    <ul className={styles.row} aria-label="Übersicht der Leistungen">
      {slides.map((slide) => (
        <li key={slide.id}>
          <a
            className={styles.thumbnail}
            href={`#${slideAnchor(slide)}`}
            aria-current={slide.id === activeSlideId || undefined}
            onClick={(event) => {
              event.preventDefault();
              onSelect(slide.id);
            }}
          >
            <span className={styles.progress} data-progress="" />
            {slide.icon && <Icon name={slide.icon} />}
            {slide.title}
          </a>
        </li>
      ))}
    </ul>
  );
}

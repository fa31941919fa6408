import { useRef } from "react";
import type { Reference } from "../../../content/domain.ts";
import { Sign } from "../../../ui/Icon.tsx";
import { ReferenceCard } from "./ReferenceCard.tsx";
import styles from "./ReferencesCarousel.module.css";

/**
 * Carousel of references (spec §2 and §9): 1, 2 or 3 cards in view from 0, 600 and 1000 px on. As HTML it is a row that
 * scrolls and snaps; the arrows come with script, since without it they could do nothing.
 */
export function ReferencesCarousel({ references }: { references: Reference[] }) {
  const track = useRef<HTMLUListElement>(null);

  function move(direction: 1 | -1) {
    const row = track.current;
    const card = row?.firstElementChild;
    if (!row || !card) return;
    row.scrollBy({ left: direction * card.getBoundingClientRect().width, behavior: "smooth" });
  }

  return (
    <section className={styles.carousel} aria-roledescription="Karussell" aria-label="Karussell der Referenzen">
      <ul ref={track} className={styles.track} data-track="">
        {references.map((reference) => (
          <li key={reference.id} className={styles.item}>
            <ReferenceCard reference={reference} />
          </li>
        ))}
      </ul>
      <div className={styles.arrows} data-screen-only="">
        <button type="button" className={styles.arrow} onClick={() => move(-1)}>
          <Sign name="previous" />
          Vorherige
        </button>
        <button type="button" className={styles.arrow} onClick={() => move(1)}>
          Nächste
          <Sign name="next" />
        </button>
      </div>
    </section>
  );
}

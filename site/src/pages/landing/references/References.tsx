import type { Reference } from "../../../content/domain.ts";
import { Island } from "../../../islands/Island.tsx";
import { GhostTitle } from "../../../ui/GhostTitle.tsx";
import type { Tone } from "../tone.ts";
import type { Card } from "./card.ts";
import { ReferenceCard } from "./ReferenceCard.tsx";
import styles from "./References.module.css";
import { ReferencesCarousel } from "./ReferencesCarousel.tsx";

/** References section (spec §2): heading, a sentence, and the carousel of cards. */
export function References({ references, tone }: { references: Reference[]; tone: Tone }) {
  return (
    <section
      id="references"
      className={styles.section}
      data-tone={tone}
      data-deferred-layout=""
      aria-labelledby="references-title"
    >
      <GhostTitle place="bottom-right">Kunden</GhostTitle>
      <div className={`grid ${styles.head}`}>
        <h2 id="references-title" className={`display ${styles.title}`} tabIndex={-1}>
          Referenzen
        </h2>
        <p className={styles.text}>Hier finden Sie eine Auswahl unserer Referenzen.</p>
      </div>
      <Island name="references">
        <ReferencesCarousel cards={references.map(cardOf)} />
      </Island>
    </section>
  );
}

function cardOf(reference: Reference, index: number): Card {
  return {
    place: index + 1,
    title: reference.title,
    content: { children: <ReferenceCard reference={reference} /> },
  };
}

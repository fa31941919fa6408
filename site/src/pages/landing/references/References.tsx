import type { Landing } from "../../../content/domain.ts";
import { Island } from "../../../islands/Island.tsx";
import { WORK_TITLE_ID, Work } from "../work/Work.tsx";
import type { Card } from "./card.ts";
import { ReferenceCard } from "./ReferenceCard.tsx";
import styles from "./References.module.css";
import { ReferencesCarousel } from "./ReferencesCarousel.tsx";

type Reference = Landing["references"][number];

/**
 * References section (spec §2): heading, a sentence, the carousel of cards, and the newest projects on their own
 * background. Without references only the projects are shown.
 */
export function References({ references, work }: Pick<Landing, "references" | "work">) {
  const hasReferences = references.length > 0;
  return (
    <section
      id="references"
      className={styles.section}
      data-tone={work.projects.length > 0 ? "paper" : "ink"}
      data-deferred-layout=""
      aria-labelledby={hasReferences ? "references-title" : WORK_TITLE_ID}
    >
      {hasReferences && (
        <>
          <div className={`grid ${styles.head}`}>
            <h2 id="references-title" className={`display ${styles.title}`} tabIndex={-1}>
              Referenzen
            </h2>
            <p className={styles.text}>Hier finden Sie eine Auswahl unserer Referenzen.</p>
          </div>
          <Island name="references">
            <ReferencesCarousel cards={references.map(cardOf)} />
          </Island>
        </>
      )}
      <Work work={work} isWhole={!hasReferences} />
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

import { spoken } from "../../../content/spoken.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { GhostTitle } from "../../../ui/GhostTitle.tsx";
import { Picture } from "../../../ui/Picture.tsx";
import type { Tone } from "../tone.ts";
import styles from "./CallToAction.module.css";
import { enquirySubject, type Offer } from "./offers.ts";

/**
 * Call-to-action area (spec §2): the offers look like the frames of a contact sheet. The hovered frame is marked as
 * photographers mark their choice. A button leads to the contact form; `data-subject` is the
 * subject that script fills in there.
 */
export function CallToAction({ offers, tone }: { offers: Offer[]; tone: Tone }) {
  return (
    <section
      id="angebot"
      className={styles.section}
      data-tone={tone}
      data-deferred-layout=""
      aria-labelledby="angebot-title"
      data-screen-only=""
    >
      <GhostTitle place="bottom-right">Angebot</GhostTitle>
      <div className={`grid ${styles.sheet}`}>
        <h2 id="angebot-title" className={`display ${styles.title}`} tabIndex={-1}>
          Was haben Sie vor?
        </h2>
        {offers.map((offer) => (
          <article key={offer.id} className={styles.offer}>
            <div className={styles.frame}>
              <Picture
                picture={offer.image}
                sizes="(width < 768px) 100vw, 46vw"
                alternativeText=""
                className={styles.picture}
              />
            </div>
            <p className={styles.service}>{offer.title}</p>
            <h3 className={styles.header}>{offer.header}</h3>
            <p className={styles.summary}>{offer.summary}</p>
            <ButtonLink
              className={styles.button}
              href="#contact"
              data-subject={enquirySubject(offer)}
              aria-label={`${spoken(offer.title)} anfragen`}
            >
              Anfragen
            </ButtonLink>
          </article>
        ))}
      </div>
    </section>
  );
}

import { spoken } from "../../../content/spoken.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Picture } from "../../../ui/Picture.tsx";
import type { Tone } from "../tone.ts";
import styles from "./CallToAction.module.css";
import { enquirySubject, type Offer } from "./offers.ts";

/**
 * Call-to-action area (spec §2): an index of what can be asked for, a row for each offer. A row's link covers it and leads to
 * the contact form; `data-subject` is the subject that script fills in there.
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
      <div className={`grid ${styles.index}`}>
        <h2 id="angebot-title" className={`display ${styles.title}`} tabIndex={-1}>
          Was haben Sie vor?
        </h2>
        <div className={styles.offers}>
          {offers.map((offer) => (
            <article key={offer.id} className={styles.offer}>
              <div className={styles.frame}>
                <Picture
                  picture={offer.image}
                  sizes="(width < 768px) 88px, 14vw"
                  widest={500}
                  alternativeText=""
                  className={styles.picture}
                />
              </div>
              <h3 className={styles.header}>{offer.header}</h3>
              <p className={styles.summary}>{offer.summary}</p>
              <a
                className={styles.link}
                href="#contact"
                data-subject={enquirySubject(offer)}
                aria-label={spoken(offer.title) === offer.title ? undefined : `${spoken(offer.title)} anfragen`}
              >
                {offer.title} anfragen
                <Icon name="next" />
              </a>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

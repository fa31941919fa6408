import { headlineData } from "../../../content/headline.ts";
import { spoken } from "../../../content/spoken.ts";
import { NEXT } from "../../../ui/drawings/next.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Picture } from "../../../ui/Picture.tsx";
import styles from "./CallToAction.module.css";
import { enquirySubject, type Offer, splitAtAmounts } from "./offers.ts";

/**
 * Call-to-action area (spec §2): one row per offer, led by the service's name. The note says who the prices are for and
 * what they include (§ 3 PAngV). A row's link covers it and leads to the contact form; script fills in `data-subject`
 * as the subject.
 */
export function CallToAction({ offers, note }: { offers: Offer[]; note: string }) {
  return (
    <section
      id="angebot"
      className={styles.section}
      data-tone="paper"
      data-deferred-layout=""
      aria-labelledby="angebot-title"
      data-screen-only=""
    >
      <div className={`grid ${styles.index}`}>
        <h2 id="angebot-title" className={`display ${styles.title}`} tabIndex={-1}>
          Was haben Sie vor?
        </h2>
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.offers}>
          {offers.map((offer) => (
            <article key={offer.id} className={styles.offer}>
              <div className={styles.frame}>
                <Picture
                  picture={offer.image}
                  widths={{ phone: 36 }}
                  widest={500}
                  alternativeText=""
                  className={styles.picture}
                />
              </div>
              <h3 className={styles.header} {...headlineData(offer.header)}>
                {offer.header}
              </h3>
              <p className={styles.summary}>
                {splitAtAmounts(offer.summary).map((part, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
                  index % 2 === 1 ? <strong key={index}>{part}</strong> : part,
                )}
              </p>
              <a
                className={styles.link}
                href="#contact"
                data-subject={enquirySubject(offer)}
                aria-label={spoken(offer.title) === offer.title ? undefined : `${spoken(offer.title)} anfragen`}
              >
                <span className={styles.name} {...headlineData(offer.title)}>
                  {offer.title}
                </span>{" "}
                <span className={styles.ask}>
                  Anfragen
                  <Icon drawing={NEXT} />
                </span>
              </a>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

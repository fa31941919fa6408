import type { ServerProps } from "payload";
import { mayReadInquiries } from "../../access/roles.ts";
import styles from "../../ui/start-page.module.css";
import { CARDS, listOf, whereOf } from "./overview-cards.ts";

/** Numbers of open and undelivered inquiries, for the start page. */
export async function InquiryOverview({ payload, user }: ServerProps) {
  if (!mayReadInquiries(user)) return null;
  const cards = await Promise.all(
    CARDS.map(async (card) => {
      const { totalDocs } = await payload.count({
        collection: "inquiries",
        where: whereOf(card),
        overrideAccess: false,
        user: user ?? undefined,
      });
      return { ...card, href: listOf(card), count: totalDocs };
    }),
  );
  return (
    <section className={styles.section} aria-labelledby="inquiry-overview">
      <h2 id="inquiry-overview" className={styles.heading}>
        Anfragen
      </h2>
      <ul className={styles.cards}>
        {cards.map(({ label, hint, none, href, count, alarm }) => (
          <li key={label}>
            <a className={`${styles.card} ${count === 0 ? styles.quiet : alarm ? styles.alarm : ""}`} href={href}>
              {count > 0 && <span className={styles.count}>{count.toLocaleString("de")}</span>}
              <span className={styles.label}>{label}</span>
              <span className={styles.hint}>{count > 0 ? hint : none}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

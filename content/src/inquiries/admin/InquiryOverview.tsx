import type { ServerProps } from "payload";
import { mayReadInquiries } from "../../access/roles.ts";
import styles from "../../ui/start-page.module.css";
import { CARDS, listOf, whereOf } from "./overview-cards.ts";

/** Open and undelivered inquiries, for the start page. */
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
  const waiting = cards.filter(({ count }) => count > 0);
  return (
    <section className={styles.section} aria-labelledby="inquiry-overview">
      <h2 id="inquiry-overview" className={styles.heading}>
        Anfragen
      </h2>
      {waiting.length === 0 ? (
        <p className={styles.sentence}>
          Keine ist offen. <a href="/admin/collections/inquiries">Alle Anfragen</a>
        </p>
      ) : (
        <ul className={styles.cards}>
          {waiting.map(({ label, hint, href, count, alarm }) => (
            <li key={label}>
              <a className={`${styles.card} ${alarm ? styles.alarm : ""}`} href={href}>
                <span className={styles.count}>{count.toLocaleString("de")}</span>
                <span className={styles.label}>{label}</span>
                <span className={styles.hint}>{hint}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

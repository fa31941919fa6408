import type { ServerProps, Where } from "payload";
import { mayReadInquiries } from "../../access/roles.ts";
import styles from "../start-page/start-page.module.css";

type Card = { label: string; hint: string; where: Where; href: string; alarm?: boolean };

const list = (...statuses: string[]) =>
  `/admin/collections/inquiries?${statuses.map((status, index) => `where[or][${index}][and][0][status][equals]=${status}`).join("&")}`;

const CARDS: Card[] = [
  {
    label: "Neue Anfragen",
    hint: "noch nicht erledigt",
    where: { status: { in: ["new", "delivered", "unsent"] } },
    href: list("new", "delivered", "unsent"),
  },
  {
    label: "Zustellung fehlgeschlagen",
    hint: "gespeichert, aber nicht im Postfach",
    where: { status: { equals: "failed" } },
    href: list("failed"),
    alarm: true,
  },
  {
    label: "Noch unterwegs",
    hint: "der Mailserver nahm sie bisher nicht an",
    where: { and: [{ status: { equals: "new" } }, { lastError: { exists: true } }] },
    href: list("new"),
    alarm: true,
  },
  {
    label: "Spamverdacht",
    hint: "so gekennzeichnet auch im Postfach",
    where: { status: { equals: "spam" } },
    href: list("spam"),
    alarm: true,
  },
];

/** On the start page of the admin: how many inquiries wait, and whether any of them did not reach the mailbox. */
export async function InquiryOverview({ payload, user }: ServerProps) {
  if (!mayReadInquiries(user)) return null;
  const cards = await Promise.all(
    CARDS.map(async (card) => {
      const { totalDocs } = await payload.count({
        collection: "inquiries",
        where: card.where,
        overrideAccess: false,
        user: user ?? undefined,
      });
      return { ...card, count: totalDocs };
    }),
  );
  return (
    <section className={styles.section} aria-labelledby="inquiry-overview">
      <h2 id="inquiry-overview" className={styles.heading}>
        Anfragen
      </h2>
      <ul className={styles.cards}>
        {cards.map(({ label, hint, href, count, alarm }) => (
          <li key={label}>
            <a className={alarm && count > 0 ? `${styles.card} ${styles.alarm}` : styles.card} href={href}>
              <span className={styles.count}>{count.toLocaleString("de")}</span>
              <span className={styles.label}>{label}</span>
              <span className={styles.hint}>{hint}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

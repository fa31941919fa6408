import type { ServerProps, Where } from "payload";
import { mayReadInquiries } from "../../access/roles.ts";
import styles from "../start-page/start-page.module.css";

/** `none` stands in place of the hint while there is nothing to do. */
type Card = { label: string; hint: string; none: string; where: Where; href: string; alarm?: boolean };

const list = (...statuses: string[]) =>
  `/admin/collections/inquiries?${statuses.map((status, index) => `where[or][${index}][and][0][status][equals]=${status}`).join("&")}`;

const CARDS: Card[] = [
  {
    label: "Neue Anfragen",
    hint: "noch nicht erledigt",
    none: "Keine: alles ist erledigt.",
    where: { status: { in: ["new", "delivered", "unsent"] } },
    href: list("new", "delivered", "unsent"),
  },
  {
    label: "Zustellung fehlgeschlagen",
    hint: "gespeichert, aber nicht im Postfach",
    none: "Keine Zustellung ist fehlgeschlagen.",
    where: { status: { equals: "failed" } },
    href: list("failed"),
    alarm: true,
  },
  {
    label: "Noch unterwegs",
    hint: "der Mailserver nahm sie bisher nicht an",
    none: "Keine wartet auf den Mailserver.",
    where: { and: [{ status: { equals: "new" } }, { lastError: { exists: true } }] },
    href: list("new"),
    alarm: true,
  },
  {
    label: "Spamverdacht",
    hint: "so gekennzeichnet auch im Postfach",
    none: "Keine steht unter Verdacht.",
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

import type { ServerProps } from "payload";
import { mayReadInquiries } from "../../access/roles.ts";
import { AskButton } from "../../admin/AskButton.tsx";
import styles from "../../admin/start-page.module.css";
import { germanDateTime } from "../../process/german-time.ts";
import { ACCEPT_LABEL } from "../status.ts";

/** Entries shown; the list has the others. */
const SHOWN = 5;

/** On the start page of the admin: what looks like a robot's, with the reason, to be accepted by one press. */
export async function SuspiciousInquiries({ payload, user }: ServerProps) {
  if (!mayReadInquiries(user)) return null;
  const { docs, totalDocs } = await payload.find({
    collection: "inquiries",
    where: { status: { equals: "spam" } },
    sort: "-receivedAt",
    limit: SHOWN,
    depth: 0,
    overrideAccess: false,
    user: user ?? undefined,
  });
  if (totalDocs === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="suspicious-inquiries">
      <h2 id="suspicious-inquiries" className={styles.heading}>
        {totalDocs === 1 ? "Eine Anfrage" : `${totalDocs.toLocaleString("de")} Anfragen`} mit Spamverdacht
      </h2>
      <p className={styles.note}>
        Sie kommen mit dem Betreff „[Spamverdacht]“ auch ins Postfach. „Kein Spam“ nimmt eine Anfrage zu den neuen.
      </p>
      <ul className={styles.changes}>
        {docs.map(({ id, subject, name, suspicion, receivedAt }) => (
          <li key={id} className={styles.change}>
            <span>
              <a href={`/admin/collections/inquiries/${id}`}>{subject}</a>
              <span className={styles.details}>
                {name} · {germanDateTime(receivedAt)} · {suspicion}
              </span>
            </span>
            <AskButton
              label={ACCEPT_LABEL}
              name={`${ACCEPT_LABEL}: ${subject}`}
              buttonStyle="secondary"
              address={`/api/inquiries/${id}`}
              method="PATCH"
              given={{ status: "new" }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { ServerProps } from "payload";
import { mayReadInquiries } from "../../access/roles.ts";
import { germanDateTime } from "../../platform/process/german-time.ts";
import { AskButton } from "../../ui/AskButton.tsx";
import styles from "../../ui/start-page.module.css";
import { ACCEPT_LABEL, JUNK_LABEL } from "../inquiry-status.ts";

const SHOWN = 5;

const CHOICES = [
  { label: ACCEPT_LABEL, status: "new" },
  { label: JUNK_LABEL, status: "junk" },
];

/** Suspected spam with the reason, to be accepted or dismissed, for the start page. */
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
        Sie kommen mit dem Betreff „[Spamverdacht]“ auch ins Postfach. „Kein Spam“ nimmt eine Anfrage zu den neuen, „Ist
        Spam“ legt sie ab; gelöscht wird sie dadurch nicht.
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
            <span className={styles.choices}>
              {CHOICES.map(({ label, status }) => (
                <AskButton
                  key={status}
                  label={label}
                  name={`${label}: ${subject}`}
                  buttonStyle="secondary"
                  address={`/api/inquiries/${id}`}
                  method="PATCH"
                  given={{ status }}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { ServerProps } from "payload";
import { isAdministrator } from "../access/roles.ts";
import styles from "../admin/start-page.module.css";
import { summarizeBackups } from "../backup/backup-summary.ts";
import { backupState } from "../backup/read-backup-state.ts";
import { settings } from "../settings/settings.ts";

/** On the start page of the admin, for administrators: when the last backup was made, where it lies, and what is wrong. */
export async function Backups({ payload, user }: ServerProps) {
  if (!isAdministrator(user)) return null;
  const { warning, sentences } = summarizeBackups(await backupState(payload), settings, new Date());
  return (
    <section className={styles.section} aria-labelledby="backups">
      <h2 id="backups" className={styles.heading}>
        Sicherungen
      </h2>
      {warning && (
        <p className={styles.warning}>
          <strong>{warning.title}</strong> {warning.text}
        </p>
      )}
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.sentence}>
          {sentence}
        </p>
      ))}
    </section>
  );
}

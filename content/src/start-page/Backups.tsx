import type { ServerProps } from "payload";
import { isAdministrator } from "../access/roles.ts";
import { backupsAmong } from "../backup/backup-names.ts";
import { summarizeBackups } from "../backup/backup-summary.ts";
import { REPLACED_DAYS } from "../backup/leftovers.ts";
import { backupState } from "../backup/read-backup-state.ts";
import { RESTORED, type Restored, restorable } from "../backup/restore-at-start.ts";
import { readNote } from "../platform/database/notes.ts";
import { DAY_MS } from "../platform/process/day.ts";
import { germanDateTime, germanTime } from "../platform/process/german-time.ts";
import { settings } from "../platform/settings/settings.ts";
import styles from "../ui/start-page.module.css";
import { BackupTools } from "./BackupTools.tsx";

/** How long a restore's outcome is shown, in ms: as long as the replaced data is kept. */
const SAID_MS = REPLACED_DAYS * DAY_MS;

/** For administrators: the last backup, problems, and restoring. */
export async function Backups({ payload, user }: ServerProps) {
  if (!isAdministrator(user)) return null;
  const { warning, sentences } = summarizeBackups(await backupState(payload), settings, new Date());
  const restored = await readNote<Restored>(payload, RESTORED);
  const backups = restorable().map(({ name, at }) => ({ name, at: germanDateTime(at.toISOString()) }));
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
      {restored && Date.now() - Date.parse(restored.at) < SAID_MS && <Outcome {...restored} />}
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.sentence}>
          {sentence}
        </p>
      ))}
      <BackupTools isEncrypted={Boolean(settings.BACKUP_PASSPHRASE)} backups={backups} />
    </section>
  );
}

function Outcome({ at, of, keptIn, newer }: Restored) {
  const [backup] = backupsAmong([of]);
  const named = backup ? `Die Sicherung vom ${germanDateTime(backup.at.toISOString())}` : "Die Sicherung";
  if (keptIn === undefined)
    return (
      <p className={styles.warning}>
        <strong>{named} wurde nicht zurückgeholt.</strong> Es ist nichts geändert. Den Grund sieht, wer den Server
        betreibt, im Protokoll.
      </p>
    );
  return (
    <p className={styles.sentence}>
      {named} wurde {germanTime(at)} zurückgeholt. Was vorher da war, liegt {REPLACED_DAYS} Tage lang auf dem Server
      {newer ? `, darin ${newer} neuere Anfragen` : ""}.
    </p>
  );
}

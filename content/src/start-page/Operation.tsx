import type { ServerProps } from "payload";
import { isAdministrator } from "../access/roles.ts";
import { backupState } from "../backup/read-backup-state.ts";
import { RESTORED, type Restored } from "../backup/restore-at-start.ts";
import { readNote } from "../platform/database/notes.ts";
import { settings } from "../platform/settings/settings.ts";
import styles from "../ui/start-page.module.css";

/** The version and places on the server, folded away: only the person who runs it needs them. */
export async function Operation({ payload, user }: ServerProps) {
  if (!isAdministrator(user)) return null;
  const { last } = await backupState(payload);
  const restored = await readNote<Restored>(payload, RESTORED);
  return (
    <details className={styles.mailServer}>
      <summary>Für den Betrieb</summary>
      <p className={styles.sentence}>Schaufenster, Version {settings.SCHAUFENSTER_VERSION ?? "unbekannt"}</p>
      {last && (
        <p className={styles.sentence}>
          Letzte Sicherung: {last.file} auf {last.machine}
        </p>
      )}
      {restored?.keptIn && <p className={styles.sentence}>Vor dem Zurückholen: {restored.keptIn}</p>}
    </details>
  );
}

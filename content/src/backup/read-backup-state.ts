import type { Payload } from "payload";
import { readNote } from "../platform/database/notes.ts";
import { type BackupState, KEY, NONE } from "./backup-state.ts";

/** Key of the note that the passphrase of backups was shown to an administrator. */
export const PASSPHRASE_SHOWN = "backup-passphrase-shown";

export const isPassphraseKept = async (payload: Payload): Promise<boolean> =>
  (await readNote(payload, PASSPHRASE_SHOWN)) !== null;

export async function backupState(payload: Payload): Promise<BackupState> {
  return { ...NONE, ...(await readNote<BackupState>(payload, KEY)) };
}

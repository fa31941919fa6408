import type { Payload } from "payload";
import { readNote } from "../database/notes.ts";
import { type BackupState, KEY, NONE } from "./backup-state.ts";

/** How backups went, read in the content system. */
export async function backupState(payload: Payload): Promise<BackupState> {
  return { ...NONE, ...(await readNote<BackupState>(payload, KEY)) };
}

import type { Payload } from "payload";
import { readNote } from "../database/notes.ts";
import { type BackupState, KEY, NONE } from "./backup-state.ts";

export async function backupState(payload: Payload): Promise<BackupState> {
  return { ...NONE, ...(await readNote<BackupState>(payload, KEY)) };
}

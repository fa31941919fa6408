import type { Payload } from "payload";
import { readNote } from "../database/notes.ts";

/** Key of the note that an administrator has seen the backup passphrase. */
export const PASSPHRASE_SHOWN = "backup-passphrase-shown";

export const isPassphraseKept = async (payload: Payload): Promise<boolean> =>
  (await readNote(payload, PASSPHRASE_SHOWN)) !== null;

import { chmodSync, mkdirSync } from "node:fs";
import { errorCode } from "./error-code.ts";
import { log } from "./log.ts";

/**
 * Database, mails, uploads and backups hold personal data: other users of the machine read no file that this process makes.
 * Files of an older version lie below the data folder, which is closed here.
 */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  try {
    chmodSync(dataDir, 0o700);
  } catch (error) {
    log.warn({ code: errorCode(error) }, "DATA_DIR could not be closed to other users of this machine");
  }
}

import { chmodSync, mkdirSync } from "node:fs";
import { errorCode } from "./error-code.ts";
import { log } from "./log.ts";

/**
 * Database, mails, uploads and backups contain personal data: other users can't read files that this process creates.
 * Files of an older version are in the data folder, whose permissions are restricted here.
 */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  try {
    chmodSync(dataDir, 0o700);
  } catch (error) {
    log.warn({ code: errorCode(error) }, "the permissions of DATA_DIR could not be restricted");
  }
}

import { StartError } from "../process/exit-codes.ts";
import { log } from "../process/log.ts";
import { RESTORE } from "../process/own-command.ts";
import { type FileStore, FileStoreError } from "./file-store.ts";
import { uploadsStore, usesBucket } from "./uploads-store.ts";

/** A test file; the dot marks it as not an upload. */
const PROBE = ".start-check";

/**
 * Tries the operations that the bucket must allow. An unreachable bucket may recover: until then, sites show cached
 * pictures, and uploads are refused.
 *
 * @throws StartError with a message if the bucket refuses: the settings are wrong
 */
export async function checkUploadsStore(): Promise<void> {
  if (!usesBucket) return;
  try {
    for await (const _file of uploadsStore.list()) break;
    await uploadsStore.write(PROBE, Buffer.from("Schaufenster"));
    await uploadsStore.remove([PROBE]);
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
    if (!error.isAway) throw new StartError(`${error.message} Or leave out all settings that begin with S3_.`);
    log.error(`${error.message} Uploads are refused until it responds. Is S3_ENDPOINT right?`);
  }
}

/**
 * Files without any account mean that an agency's database is missing or the wrong one: content recreates a dropped
 * PostgreSQL database when it starts. SQLite's file is checked earlier (platform/database/damage.ts).
 *
 * @param known number of files in the database: an import may have added them before the first start
 * @throws StartError
 */
export async function refuseStartBesideFiles(store: FileStore, known: number): Promise<void> {
  if (known > 0) return;
  for await (const { name } of store.list())
    throw new StartError(
      `There are files in ${store.place} (${name} and others), but the database has not a single account. Check DATABASE_URL, or restore a backup: ${RESTORE}. To begin with an empty system, move the files away.`,
    );
}

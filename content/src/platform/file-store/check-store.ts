import { StartError } from "../process/exit-codes.ts";
import { log } from "../process/log.ts";
import { RESTORE } from "../process/own-command.ts";
import { type FileStore, FileStoreError } from "./file-store.ts";
import { uploadsStore, usesBucket } from "./uploads-store.ts";

/** Written and removed again; begins with a dot, as what is no upload. */
const PROBE = ".start-check";

/**
 * Tries what the bucket has to allow. One that gives no answer may do so later: until then pages have the pictures that sites
 * keep, and uploads are refused.
 *
 * @throws StartError with a sentence when the bucket refuses: the settings are wrong
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
    log.error(`${error.message} Uploads are refused until it answers. Is S3_ENDPOINT right?`);
  }
}

/**
 * Files without a single account beside them are an agency's whose database is gone or another one: a dropped PostgreSQL database
 * is recreated when content starts. SQLite's file is looked for before (platform/database/damage.ts).
 *
 * @param known how many files the database has: an import before the first start has brought them
 * @throws StartError
 */
export async function refuseBeginningBesideFiles(store: FileStore, known: number): Promise<void> {
  if (known > 0) return;
  for await (const { name } of store.list())
    throw new StartError(
      `There are files in ${store.place} (${name} and others), but the database has not a single account. Check DATABASE_URL, or restore a backup: ${RESTORE}. To begin with an empty system, move the files away.`,
    );
}

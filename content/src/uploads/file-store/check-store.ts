import { StartError } from "../../process/exit-codes.ts";
import { log } from "../../process/log.ts";
import { FileStoreError } from "./file-store.ts";
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

/**
 * `restore-command.ts [--verify] FILE`: content runs it in a separate process, first to check the backup, then before
 * it opens the database.
 */
import { writeSync } from "node:fs";
import { parseArgs } from "node:util";
import { verifyArchive } from "../../content/src/backup/archive.ts";
import { sentenceOf } from "../../content/src/platform/process/disk-error.ts";
import { bucketOf } from "../../content/src/platform/settings/bucket-settings.ts";
import { settings } from "../../content/src/platform/settings/settings.ts";
import { restore } from "./restore.ts";

const { values, positionals } = parseArgs({ options: { verify: { type: "boolean" } }, allowPositionals: true });
const [file = ""] = positionals;
const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BACKUP_PASSPHRASE: passphrase } = settings;

process.umask(0o077); // its files contain personal data
try {
  if (values.verify) await verifyArchive(file, passphrase);
  else {
    const system = { dataDir, databaseUrl, bucket: bucketOf(settings) };
    const { keptIn, newerInquiries: newer } = await restore(system, file, { replace: true, passphrase });
    writeSync(1, JSON.stringify({ keptIn, newer }));
  }
  process.exit(0); // the channel to content would keep it alive
} catch (error) {
  writeSync(2, `${sentenceOf(error)}\n`);
  process.exit(1);
}

/**
 * Makes a backup: started by `npm run backup`, and by the content system, each time as a process of its own, so that it
 * takes neither memory nor computing from the website. Runs in this workspace's folder and with its settings.
 */
import { setPriority } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { backUp } from "./backup/backup.ts";
import { runBackup } from "./backup/run-backup.ts";
import { keepFilesPrivate } from "./private-files.ts";
import { backupFolder } from "./settings/backup-settings.ts";
import { backupBucketOf, bucketOf } from "./settings/bucket-settings.ts";
import { settings } from "./settings/settings.ts";

const LOWEST_PRIORITY = 19;

const BYTES_A_MEGABYTE = 1_000_000;

const { values, positionals } = parseArgs({
  options: { "unless-since": { type: "string" }, "before-migration": { type: "boolean", default: false } },
  allowPositionals: true,
});

setPriority(LOWEST_PRIORITY);
process.once("disconnect", () => process.exit(1)); // the content system that started it has ended

try {
  keepFilesPrivate(settings.DATA_DIR);
  const bucket = settings.S3_BACKUP === "on" ? bucketOf(settings) : null;
  const system = { dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL, bucket };
  const passphrase = settings.BACKUP_PASSPHRASE;
  const { "unless-since": since, "before-migration": isBeforeMigration } = values;
  const [name] = positionals;
  const made = name
    ? { file: resolve(name), bytes: await backUp(system, resolve(name), passphrase) }
    : await runBackup(system, {
        folder: backupFolder(settings),
        passphrase,
        // A store that is away keeps no start waiting.
        copies: isBeforeMigration ? null : backupBucketOf(settings),
        waits: isBeforeMigration,
        ...(since ? { unlessSince: new Date(since) } : {}),
      });
  if (made) process.stdout.write(`${made.file} (${(made.bytes / BYTES_A_MEGABYTE).toFixed(1)} MB)\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

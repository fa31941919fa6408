/**
 * Creates a backup: run by `npm run backup` and by the content system, in a separate process with low priority, so that
 * the website keeps its memory and CPU. Runs in this workspace's folder with its settings.
 */
import { writeSync } from "node:fs";
import { setPriority } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Archive, type BackUpOptions, backUp } from "./backup/backup.ts";
import { backUpBeforeUpdate, runBackup } from "./backup/run-backup.ts";
import type { System } from "./backup/system.ts";
import { sentenceOf } from "./platform/process/disk-error.ts";
import { keepFilesPrivate } from "./platform/process/private-files.ts";
import { backupFolder } from "./platform/settings/backup-settings.ts";
import { bucketOf } from "./platform/settings/bucket-settings.ts";
import { settings } from "./platform/settings/settings.ts";

const LOWEST_PRIORITY = 19;

const BYTES_A_MEGABYTE = 1_000_000;

const { values, positionals } = parseArgs({
  options: { "unless-since": { type: "string" }, "before-update": { type: "boolean", default: false } },
  allowPositionals: true,
});

setPriority(LOWEST_PRIORITY);

/** Node exits with 13 if nothing is left to wait for before the end. */
let isDone = false;
process.once("exit", () => {
  if (isDone) return;
  writeSync(2, "The backup broke off before it was done; there is none. Please try it again.\n");
  process.exitCode = 1;
});

function end(code: number): never {
  isDone = true;
  process.exit(code);
}

/** The reader may have closed the pipe: `npm run backup | head -1`. */
process.stdout.on("error", () => {});

try {
  keepFilesPrivate(settings.DATA_DIR);
  const bucket = bucketOf(settings);
  const system = { dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL, bucket };
  const passphrase = settings.BACKUP_PASSPHRASE;
  const { "unless-since": since, "before-update": isBeforeUpdate } = values;
  const [name] = positionals;
  const made = name
    ? await backUpTo(system, resolve(name), { passphrase })
    : await (isBeforeUpdate ? backUpBeforeUpdate : runBackup)(system, {
        folder: backupFolder(settings),
        passphrase,
        ...(since ? { unlessSince: new Date(since) } : {}),
      });
  if (made) process.stdout.write(`${made.file} (${(made.bytes / BYTES_A_MEGABYTE).toFixed(1)} MB)\n`);
  end(0);
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  end(1);
}

/** @throws Error if something is missing from it */
async function backUpTo(system: System, file: string, options: BackUpOptions): Promise<Archive> {
  const made = await backUp(system, file, options);
  if (made.lacks) throw new Error(`${made.lacks.sentences} The incomplete archive is ${made.file}.`);
  return made;
}

/** `npm run restore -- FILE [--replace]`: restores a backup, on this or another machine. The apps must be stopped. */
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { backupsAmong } from "../content/src/backup/backup-names.ts";
import { REPLACED_DAYS } from "../content/src/backup/leftovers.ts";
import { sentenceOf } from "../content/src/platform/process/disk-error.ts";
import { ownCommand } from "../content/src/platform/process/own-command.ts";
import { readBucketSettings } from "../content/src/platform/settings/bucket-settings.ts";
import { restore } from "../tools/restore/restore.ts";
import { answerAt } from "./answers.ts";
import { readEnvironment } from "./environment.ts";
import { releaseIn } from "./version.ts";

const { values, positionals } = parseArgs({
  options: { replace: { type: "boolean", default: false } },
  allowPositionals: true,
});
process.umask(0o077); // its files contain personal data

const environment = readEnvironment();

try {
  const file = findBackup(positionals[0]);
  if (await answerAt(`${environment.CONTENT_URL}/health`)) {
    throw new Error(
      releaseIn() && !values.replace
        ? "The content system is running. With --replace it is stopped, and the backup put in the place of its data, which are kept aside."
        : "The content system is running. Stop it first, then restore, then start it again.",
    );
  }
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = environment;
  const system = { dataDir, databaseUrl, bucket: readBucketSettings(environment) };
  const { manifest, keptIn, newerInquiries, accounts } = await restore(system, file, {
    replace: values.replace,
    passphrase: environment.BACKUP_PASSPHRASE,
  });
  process.stdout.write(
    `Restored what was backed up on ${manifest.createdAt}.${releaseIn() ? "" : " Start with: npm start"}\n`,
  );
  const changed = accounts ?? (keptIn ? ["they could not be compared"] : []);
  if (changed.length > 0) process.stdout.write(`Accounts that have changed since:\n  ${changed.join("\n  ")}\n`);
  if (keptIn) {
    const newer = newerInquiries === null ? "" : `, with ${newerInquiries} inquiries that are newer than the backup`;
    process.stdout.write(`What was there before lies in ${keptIn} for ${REPLACED_DAYS} days${newer}.\n`);
  }
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}

/**
 * A backup's file, which may be given without its folder.
 *
 * @throws Error that lists all backups if it doesn't exist, or names the file that can't be read
 */
function findBackup(name = ""): string {
  const folder = resolve(environment.BACKUP_DIR || join(environment.DATA_DIR, "backups"));
  const places = [resolve(process.env.INIT_CWD ?? ".", name), join(folder, name)];
  const found = name && places.find((path) => isThere(path, folder));
  if (found) return found;
  const here = existsSync(folder) ? backupsAmong(readdirSync(folder)).map((each) => `  ${each.name}\n`) : [];
  const list = here.length > 0 ? `There are:\n${here.sort().reverse().join("")}` : `There are none in ${folder}.`;
  const reason = name ? `There is no file ${name}.` : `Name the backup: ${ownCommand("restore", "NAME")}`;
  throw new Error(`${reason}\n${list}`);
}

/** @throws Error with a sentence for an unreadable file, whose existence can't always be checked */
function isThere(path: string, folder: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    const owner = `$(stat -c %U ${environment.DATA_DIR})`;
    const advice =
      dirname(path) === folder ? `chown ${owner} ${path}` : `install -m 600 -o ${owner} ${path} ${folder}/`;
    throw new Error(`${sentenceOf(error)} As root: ${advice}`);
  }
}

import { mkdir, readdir, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { connectDirectly, type DirectConnection } from "../platform/database/direct-connection.ts";
import { type Database, engineOf } from "../platform/database/location.ts";
import { sentenceOf } from "../platform/process/disk-error.ts";
import { type Archive, backUp } from "./backup.ts";
import { backupName, backupsAmong, isBeforeUpdate } from "./backup-names.ts";
import { type BackupState, readState, writeState } from "./backup-state.ts";
import type { MissingBackupFiles } from "./failure-words.ts";
import { expiredAmong } from "./kept-backups.ts";
import { removeAbandoned, removePutAside } from "./leftovers.ts";
import { withoutPassword } from "./postgres-tools.ts";
import type { System } from "./system.ts";

/** Lock among the content processes of one PostgreSQL database. */
const LOCK = "hashtext('schaufenster-backup')";

export type BackupOptions = {
  folder: string;
  passphrase: string | undefined;
  /** Skips the backup if there is one from this time or later. */
  unlessSince?: Date;
};

/**
 * Makes a backup named by its time, records the outcome in the database, and removes expired backups. A failure keeps
 * all earlier ones. An incomplete backup is a failure, too: it is kept, and doesn't rotate complete ones.
 *
 * @returns null if there is nothing to do
 * @throws Error with a sentence
 */
export async function runBackup(database: System, options: BackupOptions): Promise<Made | null> {
  const { unlessSince, folder } = options;
  const connection = await connectDirectly(database);
  try {
    if (engineOf(database) === "postgres" && !(await lock(connection))) return null;
    const before = await readState(connection);
    if (before.last && unlessSince && new Date(before.last.at) >= unlessSince) return null;
    const now = new Date();
    let failure: BackupState["failure"] = null;
    try {
      const [made, lacks] = await backUpByName(database, options, now);
      if (lacks) failure = { at: now.toISOString(), reason: lacks.sentences, archive: made.file, fault: lacks.fault };
      await writeState(connection, { last: lacks ? before.last : made, failure });
      await tidy(database, folder, now);
      if (lacks) throw new Error(lacks.sentences);
      return made;
    } catch (error) {
      const reason = withoutPassword(sentenceOf(error), database);
      failure = { ...failure, at: now.toISOString(), reason };
      await writeState(connection, { ...before, failure }).catch(() => {});
      throw new Error(reason, { cause: error });
    }
  } finally {
    await connection.close();
  }
}

async function lock(connection: DirectConnection): Promise<boolean> {
  const [row] = await connection.rows<{ taken: boolean }>(`SELECT pg_try_advisory_lock(${LOCK}) AS taken`);
  return row?.taken === true;
}

type Made = NonNullable<BackupState["last"]>;

/** @returns with the missing files; null if it is complete */
async function backUpByName(
  database: System,
  { folder, passphrase }: BackupOptions,
  now: Date,
): Promise<[Made, lacks: MissingBackupFiles | null]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = join(folder, backupName(now, Boolean(passphrase)));
  const { file, bytes, lacks } = await backUp(database, name, { passphrase });
  const made = { at: now.toISOString(), file, bytes, isEncrypted: Boolean(passphrase), machine: hostname() };
  if (!lacks) return [made, null];
  const sentences = `${lacks.sentences} The incomplete archive is ${file}; it doesn't count as a backup.`;
  return [made, { sentences, fault: lacks.fault }];
}

/**
 * Makes the backup for rolling back an update: only the database, since an update changes nothing else. It is kept
 * beside the others and doesn't count as one of them.
 *
 * @returns null if there is one since the time in the options
 * @throws Error with a sentence
 */
export async function backUpBeforeUpdate(
  database: System,
  { folder, passphrase, unlessSince }: BackupOptions,
): Promise<Archive | null> {
  const names = await readdir(folder).catch(() => []);
  if (unlessSince && backupsAmong(names.filter(isBeforeUpdate)).some(({ at }) => at >= unlessSince)) return null;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, backupName(new Date(), Boolean(passphrase), ".before-update"));
  return backUp(database, file, { passphrase, withoutFiles: true });
}

async function tidy({ dataDir }: Database, folder: string, now: Date): Promise<void> {
  for (const name of expiredAmong(await readdir(folder), now)) await rm(join(folder, name));
  await removeAbandoned(folder, now);
  await removeAbandoned(dataDir, now);
  await removePutAside(dataDir, now);
}

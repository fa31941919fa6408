import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { connectDirectly, type DirectConnection } from "../database/direct-connection.ts";
import { type Database, engineOf } from "../database/location.ts";
import type { Bucket } from "../settings/bucket-settings.ts";
import { backUp } from "./backup.ts";
import { backupName, backupsAmong, incompleteName } from "./backup-names.ts";
import { type BackupState, readState, writeState } from "./backup-state.ts";
import { sendCopy } from "./copies.ts";
import type { Lack } from "./failure-words.ts";
import { expendableAmong } from "./kept-backups.ts";
import { smallness } from "./lack-of-files.ts";
import { removeAbandoned, removePutAside } from "./leftovers.ts";
import { withoutPassword } from "./postgres-tools.ts";
import type { System } from "./system.ts";

/** Content processes of one PostgreSQL database hold this while they back up. */
const LOCK = "hashtext('schaufenster-backup')";

export type BackupOptions = {
  /** Where backups lie. */
  folder: string;
  passphrase: string | undefined;
  /** The S3 store that gets a copy of each, and is rotated in the same way. */
  copies?: Bucket | null;
  /** Leaves it when there is one from this moment or later. */
  unlessSince?: Date;
  /** For an update, which changes no files: one that lacks some will do. Waits while another process makes one. */
  isBeforeMigration?: boolean;
  /** Whether the uploads are left out: their store keeps them by itself. */
  withoutFiles?: boolean;
};

/**
 * Makes a backup with the moment as its name, notes in the database how that went, and removes backups that are no
 * longer needed. A failure leaves all earlier ones as they are. One that lacks something is a failure, too: it is kept,
 * and the whole ones before it are not rotated by it.
 *
 * @returns null if there is nothing to do
 * @throws Error with a sentence
 */
export async function runBackup(database: System, options: BackupOptions): Promise<Made | null> {
  const { isBeforeMigration = false, unlessSince, copies, folder } = options;
  const connection = await connectDirectly(database);
  try {
    if (engineOf(database) === "postgres" && !(await lock(connection, isBeforeMigration))) return null;
    const before = await readState(connection);
    if (before.last && unlessSince && new Date(before.last.at) >= unlessSince) return null;
    if (isBeforeMigration && unlessSince && (await latestIn(folder, unlessSince))) return null;
    const now = new Date();
    let failure: BackupState["failure"] = null;
    try {
      // An archive that could not be sent the last time is sent now, instead of another one.
      const unsent = copies && before.failure && unlessSince ? await madeSince(options, unlessSince) : null;
      const [made, lacks] = unsent ? [unsent, null] : await backUpByName(database, options, now, before);
      if (lacks) failure = { at: now.toISOString(), reason: lacks.sentences, archive: made.file, fault: lacks.fault };
      if (copies) await sendCopy(copies, made.file, now);
      await writeState(connection, { last: lacks ? before.last : made, failure });
      await tidy(database, folder, now);
      if (lacks && !isBeforeMigration) throw new Error(lacks.sentences);
      return made;
    } catch (error) {
      const reason = withoutPassword(error instanceof Error ? error.message : String(error), database);
      failure = { ...failure, at: now.toISOString(), reason };
      await writeState(connection, { ...before, failure }).catch(() => {});
      throw new Error(reason, { cause: error });
    }
  } finally {
    await connection.close();
  }
}

async function lock(connection: DirectConnection, waits: boolean): Promise<boolean> {
  if (waits) {
    await connection.rows(`SELECT pg_advisory_lock(${LOCK})`);
    return true;
  }
  const [row] = await connection.rows<{ taken: boolean }>(`SELECT pg_try_advisory_lock(${LOCK}) AS taken`);
  return row?.taken === true;
}

type Made = NonNullable<BackupState["last"]>;

const describe = ({ copies, passphrase }: BackupOptions, file: string, bytes: number, at: Date): Made => ({
  at: at.toISOString(),
  file,
  bytes,
  isEncrypted: Boolean(passphrase),
  machine: hostname(),
  copiedTo: copies?.name ?? null,
});

/** @returns with what it lacks; null if it is whole */
async function backUpByName(
  database: System,
  options: BackupOptions,
  now: Date,
  { last }: BackupState,
): Promise<[Made, lacks: Lack | null]> {
  const { folder, passphrase, withoutFiles = false } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const earlier = await latestIn(folder, new Date(0), true);
  const name = join(folder, backupName(now, Boolean(passphrase)));
  const archive = await backUp(database, name, { passphrase, withoutFiles });
  const small = archive.lacks === null && earlier ? await smallness(archive, earlier, last) : null;
  const file = small ? incompleteName(archive.file) : archive.file;
  if (small) await rename(archive.file, file);
  const lacks = archive.lacks ?? small;
  const made = { ...describe(options, file, archive.bytes, now), source: archive.source };
  if (!lacks) return [made, null];
  const sentences = `${lacks.sentences} What there is lies in ${file}; it counts as no backup.`;
  return [made, { sentences, fault: lacks.fault }];
}

async function madeSince(options: BackupOptions, since: Date): Promise<Made | null> {
  const latest = await latestIn(options.folder, since, true);
  return latest && describe(options, latest.file, (await stat(latest.file)).size, latest.at);
}

type Found = { file: string; at: Date };

/** The latest backup that a folder has since a moment; among all of them, or whole ones alone. */
async function latestIn(folder: string, since: Date, wholeAlone = false): Promise<Found | null> {
  const names = await readdir(folder).catch(() => []);
  const [latest] = backupsAmong(names)
    .filter(({ at, isWhole }) => at >= since && (isWhole || !wholeAlone))
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  return latest ? { file: join(folder, latest.name), at: latest.at } : null;
}

/** Removes expendable backups, and what else has been kept for long enough. */
async function tidy({ dataDir }: Database, folder: string, now: Date): Promise<void> {
  for (const name of expendableAmong(await readdir(folder), now)) await rm(join(folder, name));
  await removeAbandoned(folder, now);
  await removeAbandoned(dataDir, now);
  await removePutAside(dataDir, now);
}

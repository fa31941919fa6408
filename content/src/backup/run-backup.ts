import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { connectDirectly, type DirectConnection } from "../database/direct-connection.ts";
import { type Database, engineOf } from "../database/location.ts";
import { DAY_MS } from "../day.ts";
import type { Bucket } from "../settings/bucket-settings.ts";
import { backUp } from "./backup.ts";
import { backupName, backupsAmong } from "./backup-names.ts";
import { type BackupState, readState, writeState } from "./backup-state.ts";
import { sendCopy } from "./copies.ts";
import { withoutPassword } from "./postgres-tools.ts";
import { expendable } from "./rotation.ts";
import type { System } from "./system.ts";

/** What a killed backup left behind is removed after this, in ms. */
const ABANDONED_MS = DAY_MS;

const ABANDONED = /^(\.backup-|\.verify-|schaufenster-.*\.part$)/;

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
  /** While another process makes one: waits for it, instead of leaving it to that one. */
  waits?: boolean;
};

/**
 * Makes a backup with the moment as its name, notes in the database how that went, and removes backups that are no
 * longer needed. A failure leaves all earlier ones as they are.
 *
 * @returns null if there is nothing to do
 * @throws Error with a sentence
 */
export async function runBackup(database: System, options: BackupOptions): Promise<BackupState["last"]> {
  const connection = await connectDirectly(database);
  try {
    if (engineOf(database) === "postgres" && !(await lock(connection, options.waits ?? false))) return null;
    const before = await readState(connection);
    if (before.last && options.unlessSince && new Date(before.last.at) >= options.unlessSince) return null;
    const now = new Date();
    try {
      // What could not be sent the last time is sent now, instead of another one.
      const unsent = options.copies && before.failure ? await madeSince(options) : null;
      const last = unsent ?? (await backUpByName(database, options, now));
      if (options.copies) await sendCopy(options.copies, last.file, now);
      await writeState(connection, { last, failure: null });
      await tidy(database, options.folder, now);
      return last;
    } catch (error) {
      const reason = withoutPassword(error instanceof Error ? error.message : String(error), database);
      await writeState(connection, { ...before, failure: { at: now.toISOString(), reason } }).catch(() => {});
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

async function backUpByName(database: System, options: BackupOptions, now: Date): Promise<Made> {
  const { folder, passphrase } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, backupName(now, Boolean(passphrase)));
  return describe(options, file, await backUp(database, file, passphrase), now);
}

async function madeSince(options: BackupOptions): Promise<Made | null> {
  const { folder, unlessSince } = options;
  if (!unlessSince) return null;
  const names = await readdir(folder).catch(() => []);
  const [latest] = backupsAmong(names).sort((a, b) => b.at.getTime() - a.at.getTime());
  if (!latest || latest.at < unlessSince) return null;
  const file = join(folder, latest.name);
  return describe(options, file, (await stat(file)).size, latest.at);
}

/** Removes what is no longer needed, and what killed backups left. */
async function tidy(database: Database, folder: string, now: Date): Promise<void> {
  for (const { name } of expendable(backupsAmong(await readdir(folder)), now)) await rm(join(folder, name));
  for (const place of [folder, database.dataDir]) {
    for (const name of (await readdir(place)).filter((each) => ABANDONED.test(each))) {
      const path = join(place, name);
      const changed = await stat(path).catch(() => null);
      if (changed && now.getTime() - changed.mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true });
    }
  }
}

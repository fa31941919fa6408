import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { DirectConnection } from "../platform/database/direct-connection.ts";
import { StartError } from "../platform/process/exit-codes.ts";
import { ownCommand, RESTORE } from "../platform/process/own-command.ts";
import { backupsAmong } from "./backup-names.ts";

/** A migration recorded in the database. Development pushes its schema under a name and number of its own. */
type Done = { name: string; batch: number | string | null; created_at: string | Date };

/** The applied migrations, oldest first; none in a new database. */
export async function migrationsDone(connection: DirectConnection): Promise<Done[]> {
  const rows = connection.rows<Done>("SELECT name, batch, created_at FROM payload_migrations ORDER BY created_at, id");
  const done = await rows.catch(() => []); // no table, a new database
  return done.filter(({ batch }) => Number(batch) >= 0);
}

/**
 * Refuses to start on a database migrated by a newer version, whose tables an older program would fill only partly.
 *
 * @param done applied migrations
 * @param known names of this program's migrations
 * @param folder with the backups
 * @throws StartError if an applied migration is unknown; the message says what to do
 */
export function refuseNewerDatabase(done: readonly Done[], known: readonly string[], folder: string): void {
  const unknown = done.filter(({ name }) => !known.includes(name));
  const [first] = unknown;
  if (!first) return;
  const since = new Date(first.created_at);
  const backups = existsSync(folder) ? backupsAmong(readdirSync(folder)) : [];
  const before = backups.filter(({ at }) => at <= since).sort((a, b) => Number(b.at) - Number(a.at))[0];
  const names = unknown.map(({ name }) => name).join(", ");
  const back = before
    ? `the backup from before that: ${ownCommand("restore", join(folder, before.name), "--replace")}`
    : `a backup from before ${since.toISOString()}: ${RESTORE}`;
  throw new StartError(
    `The database was brought up to date by a newer version (${names}). Install that version again, or restore ${back}\nWhat has come since then, inquiries too, is in the database as it is now; the restore keeps it aside.`,
  );
}

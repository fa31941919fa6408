import type { DatabaseAdapterObj, Migration } from "payload";
import { connectDirectly, hasDatabase } from "../database/direct-connection.ts";
import { StartError } from "../process/exit-codes.ts";
import { log } from "../process/log.ts";
import { backupFolder } from "../settings/backup-settings.ts";
import { settings } from "../settings/settings.ts";
import { backUpInProcess } from "./backup-process.ts";
import { migrationsDone, refuseNewerDatabase } from "./newer-database.ts";

/** A migration that fails is tried again at each start: it needs no other backup for so long, in ms. */
const STILL_GOOD_MS = 3600 * 1000;

/** Checks and backs up the database before any migration: at a start, an import, Payload's own command. */
export function withBackupBeforeMigration<Adapter extends DatabaseAdapterObj>(
  adapter: Adapter,
  all: Migration[],
): Adapter {
  return {
    ...adapter,
    init: (args: Parameters<Adapter["init"]>[0]) => {
      const database = adapter.init(args);
      const { migrate } = database;
      return Object.assign(database, {
        async migrate(options: Parameters<typeof migrate>[0]) {
          await backUpBeforeMigration((options?.migrations ?? all).map(({ name }) => name));
          return migrate.call(database, options);
        },
      });
    },
  };
}

/**
 * @throws StartError when a newer version has migrated the database, or when there is something to lose and it could not be
 *   backed up: the database is as it was then
 */
async function backUpBeforeMigration(all: string[]): Promise<void> {
  const isNeeded = await isAtStake(all);
  if (settings.BACKUP_BEFORE_MIGRATION === "off" || !isNeeded) return;
  log.info("the database is backed up before it is brought up to date");
  const since = new Date(Date.now() - STILL_GOOD_MS).toISOString();
  try {
    const made = await backUpInProcess(["--before-migration", "--unless-since", since]);
    if (made) log.info({ made }, "backed up");
  } catch (error) {
    throw new StartError(
      `This version changes the database, and the backup before it failed: ${error instanceof Error ? error.message : error}\nNothing was changed. Mend what it says; or make a backup in another way, and set BACKUP_BEFORE_MIGRATION=off for this start.`,
    );
  }
}

/**
 * Whether a migration has something to do, on a database in which somebody has worked.
 *
 * @throws StartError when a newer version has migrated it
 */
async function isAtStake(all: string[]): Promise<boolean> {
  const database = { dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL };
  if (!hasDatabase(database)) return false;
  const connection = await connectDirectly(database);
  try {
    const done = await migrationsDone(connection);
    refuseNewerDatabase(done, all, backupFolder(settings));
    const known = new Set(done.map(({ name }) => name));
    if (known.size === 0 || all.every((name) => known.has(name))) return false;
    return (await connection.rows("SELECT id FROM users LIMIT 1")).length > 0;
  } finally {
    await connection.close();
  }
}

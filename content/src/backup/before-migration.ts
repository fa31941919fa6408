import type { DatabaseAdapterObj, Migration } from "payload";
import { connectDirectly, hasDatabase } from "../platform/database/direct-connection.ts";
import { engineOf } from "../platform/database/location.ts";
import { migrationsFor, olderMigrations } from "../platform/database/older-databases.ts";
import { StartError } from "../platform/process/exit-codes.ts";
import { log } from "../platform/process/log.ts";
import { schedule } from "../platform/process/schedule.ts";
import { backupFolder } from "../platform/settings/backup-settings.ts";
import { settings } from "../platform/settings/settings.ts";
import { backUpInProcess } from "./backup-process.ts";
import { migrationsDone, refuseNewerDatabase } from "./newer-database.ts";

const place = { dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL };

/** In ms: an update has just made one, and a failing migration is retried at each start. */
const STILL_GOOD_MS = 10 * 60_000;

/** Checks and backs up the database before a migration: at startup, before an import, and in Payload's own command. */
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
          const wanted = options?.migrations ?? all;
          const { done, isInUse } = await lookAt(wanted);
          const migrations = migrationsFor(engineOf(place), done, wanted);
          if (isInUse && migrations.some(({ name }) => !done.includes(name))) await backUpBeforeMigration();
          return migrate.call(database, { ...options, migrations });
        },
      });
    },
  };
}

/** @throws StartError if there is data to lose and the backup failed; the database is unchanged */
async function backUpBeforeMigration(): Promise<void> {
  if (settings.BACKUP_BEFORE_MIGRATION === "off") return;
  log.info("the database is backed up before it is brought up to date");
  const since = new Date(schedule.wallClock().getTime() - STILL_GOOD_MS).toISOString();
  try {
    const made = await backUpInProcess(["--before-update", "--unless-since", since]);
    if (made) log.info({ made }, "backed up");
  } catch (error) {
    throw new StartError(
      `This version changes the database, and the backup before it failed: ${error instanceof Error ? error.message : error}\nNothing was changed. Fix that, or make a backup in another way, and set BACKUP_BEFORE_MIGRATION=off for this start.`,
    );
  }
}

/**
 * The names of applied migrations, and whether anyone has used the database since.
 *
 * @throws StartError if a newer version has migrated it
 */
async function lookAt(wanted: Migration[]): Promise<{ done: string[]; isInUse: boolean }> {
  if (!hasDatabase(place)) return { done: [], isInUse: false };
  const connection = await connectDirectly(place);
  try {
    const done = await migrationsDone(connection);
    const known = [...olderMigrations(engineOf(place)), ...wanted.map(({ name }) => name)];
    refuseNewerDatabase(done, known, backupFolder(settings));
    const isInUse = done.length > 0 && (await connection.rows("SELECT id FROM users LIMIT 1")).length > 0;
    return { done: done.map(({ name }) => name), isInUse };
  } finally {
    await connection.close();
  }
}

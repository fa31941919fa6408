import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import type { Migration } from "payload";
import { migrations as postgresMigrations } from "../../migrations/postgres/index.ts";
import { migrations as sqliteMigrations } from "../../migrations/sqlite/index.ts";
import { settings } from "../settings/settings.ts";
import { countQuery } from "./query-count.ts";
import { createSqliteClient } from "./sqlite-client.ts";

/** How long SQLite waits for another process (a backup, an import) that writes, in ms. */
const BUSY_TIMEOUT_MS = 10_000;

const migrationFolder = (dialect: string) => join(process.cwd(), "migrations", dialect);

/** Where a database is used as an engine of its own; everything else is SQLite in a file. */
const isPostgres = settings.DATABASE_URL?.startsWith("postgres") ?? false;

/** Those of the database in use, as modules: the bundled program cannot read them from files. */
export const migrations = (isPostgres ? postgresMigrations : sqliteMigrations) as Migration[];

function sqlite() {
  mkdirSync(settings.DATA_DIR, { recursive: true });
  const url = settings.DATABASE_URL ?? `file:${join(settings.DATA_DIR, "content.db")}`;
  const adapter = sqliteAdapter({
    client: { url },
    migrationDir: migrationFolder("sqlite"),
    prodMigrations: sqliteMigrations,
    push: false,
    autoIncrement: true, // an id seen by a search engine is never given to another project
    transactionOptions: {},
    logger: { logQuery: countQuery },
  });
  return {
    ...adapter,
    init: (args: Parameters<typeof adapter.init>[0]) =>
      Object.assign(adapter.init(args), { client: createSqliteClient({ url, busyTimeoutMs: BUSY_TIMEOUT_MS }) }),
  };
}

function postgres() {
  return postgresAdapter({
    pool: { connectionString: settings.DATABASE_URL },
    migrationDir: migrationFolder("postgres"),
    prodMigrations: postgresMigrations,
    push: false,
    logger: { logQuery: countQuery },
  });
}

/** SQLite by default, PostgreSQL by DATABASE_URL; both are brought up to date by their migrations at boot. */
export function databaseAdapter() {
  return isPostgres ? postgres() : sqlite();
}

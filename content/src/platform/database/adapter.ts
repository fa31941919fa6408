import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type PostgresAdapter, postgresAdapter } from "@payloadcms/db-postgres";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import type { Migration } from "payload";
import { migrations as postgresMigrations } from "../../../migrations/postgres/index.ts";
import { migrations as sqliteMigrations } from "../../../migrations/sqlite/index.ts";
import { errorCode } from "../process/error-code.ts";
import { log } from "../process/log.ts";
import { settings } from "../settings/settings.ts";
import { countQuery } from "./query-count.ts";
import { searchWithUmlauts } from "./search-with-umlauts.ts";
import { createSqliteClient } from "./sqlite-client.ts";

const BUSY_TIMEOUT_MS = 10_000;

const PATIENCE = { connectionTimeoutMillis: 30_000, idle_in_transaction_session_timeout: 60_000 };

/** PostgreSQL's code for a missing database (invalid_catalog_name). */
const NO_SUCH_DATABASE = "3D000";

const migrationFolder = (dialect: string) => join(process.cwd(), "migrations", dialect);

/** Whether a database server is used; everything else is SQLite in a file. */
const isPostgres = settings.DATABASE_URL?.startsWith("postgres") ?? false;

/** The migrations of the database in use, as modules: the bundle can't read them from files. */
export const migrations = (isPostgres ? postgresMigrations : sqliteMigrations) as Migration[];

function sqlite() {
  mkdirSync(settings.DATA_DIR, { recursive: true });
  const url = settings.DATABASE_URL ?? `file:${join(settings.DATA_DIR, "content.db")}`;
  const adapter = sqliteAdapter({
    client: { url },
    migrationDir: migrationFolder("sqlite"),
    prodMigrations: sqliteMigrations,
    push: false,
    autoIncrement: true, // an id known to a search engine is never reused
    transactionOptions: {},
    logger: { logQuery: countQuery },
  });
  return {
    ...adapter,
    init: (args: Parameters<typeof adapter.init>[0]) =>
      Object.assign(searchWithUmlauts(adapter.init(args)), {
        client: createSqliteClient({ url, busyTimeoutMs: BUSY_TIMEOUT_MS }),
      }),
  };
}

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]["beforeSchemaInit"]>[number];

/**
 * Stores select fields as text in PostgreSQL, as SQLite does: Payload validates them, and a new option needs no
 * migration.
 */
const choicesAsText: SchemaHook = ({ adapter, schema }) => {
  for (const { columns } of Object.values(adapter.rawTables)) {
    for (const [key, column] of Object.entries(columns)) {
      if (column.type === "enum") columns[key] = { ...column, type: "varchar" };
    }
  }
  return schema;
};

function postgres() {
  const pool = { connectionString: settings.DATABASE_URL, ...PATIENCE, keepAlive: true };
  const adapter = postgresAdapter({
    pool,
    migrationDir: migrationFolder("postgres"),
    prodMigrations: postgresMigrations,
    beforeSchemaInit: [choicesAsText],
    push: false,
    logger: { logQuery: countQuery },
  });
  return {
    ...adapter,
    init: (args: Parameters<typeof adapter.init>[0]) => {
      const database = searchWithUmlauts(adapter.init(args));
      const { connect } = database;
      database.pool = new database.pg.Pool(pool); // Payload's own ends the process when the server closes a connection
      const warn = (err: Error) => log.warn({ err }, "a connection to the database was lost");
      database.pool.on("error", warn).on("connect", (client) => client.on("error", warn));
      return Object.assign(database, {
        async connect(...options: Parameters<NonNullable<typeof connect>>) {
          await reach(database);
          await connect?.apply(database, options);
        },
      });
    },
  };
}

async function reach(database: PostgresAdapter): Promise<void> {
  const ask = () => database.pool.query("SELECT 1");
  try {
    await ask().catch(async (error: unknown) => {
      if (errorCode(error) !== NO_SUCH_DATABASE) throw error;
      await database.createDatabase();
      await ask();
    });
  } catch (error) {
    throw new Error(`PostgreSQL cannot be reached: ${error instanceof Error ? error.message : error}`);
  }
}

export function databaseAdapter() {
  return isPostgres ? postgres() : sqlite();
}

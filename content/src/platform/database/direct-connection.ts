import { statSync } from "node:fs";
import { createClient } from "@libsql/client";
import pg from "pg";
import { RESTORE } from "../process/own-command.ts";
import { type Database, engineOf, sqliteFile } from "./location.ts";

type Value = string | number | null;

/** A database connection for a program that runs beside or without the content system. */
export type DirectConnection = {
  /** Runs a statement with values $1, $2, … in both databases. */
  rows: <Row>(sql: string, values?: Value[]) => Promise<Row[]>;
  close: () => Promise<void>;
};

/** Timeout for a locked SQLite database or an unresponsive server, in ms. */
const PATIENCE_MS = 30_000;

/** Whether there is a database to connect to; a server is checked on connecting. */
export function hasDatabase(database: Database): boolean {
  if (engineOf(database) !== "sqlite") return true;
  return Boolean(statSync(sqliteFile(database), { throwIfNoEntry: false })?.size);
}

/**
 * Refuses a missing file, since SQLite would create a new database.
 *
 * @throws Error with a sentence
 */
export function checkDatabaseFile(database: Database): void {
  if (hasDatabase(database)) return;
  throw new Error(
    `There is no database at ${sqliteFile(database)}, or it is empty. Put it back, or restore a backup: ${RESTORE}. A new system makes it at its first start.`,
  );
}

/** @throws the driver's Error if the database is unreachable, or like {@link checkDatabaseFile} */
export async function connectDirectly(database: Database): Promise<DirectConnection> {
  return engineOf(database) === "postgres" ? connectPostgres(database) : connectSqlite(database);
}

async function connectPostgres({ databaseUrl }: Database): Promise<DirectConnection> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: PATIENCE_MS });
  client.on("error", () => {}); // the next statement reports it
  await client.connect();
  return {
    rows: async (sql, values = []) => (await client.query(sql, values)).rows,
    close: () => client.end(),
  };
}

async function connectSqlite(database: Database): Promise<DirectConnection> {
  checkDatabaseFile(database);
  const client = createClient({ url: `file:${sqliteFile(database)}` });
  await client.execute(`PRAGMA busy_timeout = ${PATIENCE_MS}`);
  return {
    rows: async <Row>(sql: string, values: Value[] = []) =>
      (await client.execute({ sql: sql.replaceAll(/\$(\d+)/g, "?$1"), args: values })).rows as Row[],
    close: async () => client.close(),
  };
}

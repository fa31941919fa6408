import { statSync } from "node:fs";
import { createClient } from "@libsql/client";
import pg from "pg";
import { RESTORE } from "../process/own-command.ts";
import { type Database, engineOf, sqliteFile } from "./location.ts";

type Value = string | number | null;

/** A connection of a program that runs beside the content system, or without it. */
export type DirectConnection = {
  /** The rows of a statement. Its values stand for $1, $2, … in both databases. */
  rows: <Row>(sql: string, values?: Value[]) => Promise<Row[]>;
  close: () => Promise<void>;
};

/** How long another program may hold an SQLite database, or a server may keep silent, in ms. */
const PATIENCE_MS = 30_000;

/** Whether there is a database to connect to; a server is asked when it is connected to. */
export function hasDatabase(database: Database): boolean {
  if (engineOf(database) !== "sqlite") return true;
  return Boolean(statSync(sqliteFile(database), { throwIfNoEntry: false })?.size);
}

/**
 * SQLite would make a new database where there is none.
 *
 * @throws Error with a sentence
 */
export function checkDatabaseFile(database: Database): void {
  if (hasDatabase(database)) return;
  throw new Error(
    `There is no database at ${sqliteFile(database)}, or it is empty. Put it back, or restore a backup: ${RESTORE}. A new system makes it at its first start.`,
  );
}

/** @throws Error of the driver when the database cannot be reached, or as {@link checkDatabaseFile} does */
export async function connectDirectly(database: Database): Promise<DirectConnection> {
  return engineOf(database) === "postgres" ? connectPostgres(database) : connectSqlite(database);
}

async function connectPostgres({ databaseUrl }: Database): Promise<DirectConnection> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: PATIENCE_MS });
  client.on("error", () => {}); // the next statement says so
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

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { extract } from "tar";
import { connectDirectly } from "../../src/platform/database/direct-connection.ts";
import { type Database, engineOf } from "../../src/platform/database/location.ts";

/** Releases with data in this folder, oldest first. */
export const STATES = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".tar.gz"))
  .map((name) => name.replace(".tar.gz", ""))
  .sort();

export const fileOf = (state: string, ending: ".tar.gz" | ".sql.gz") => join(import.meta.dirname, state + ending);

/** Unpacks a release's data into an empty folder, or into a new PostgreSQL database. */
export async function unpack(state: string, database: Database): Promise<void> {
  if (engineOf(database) === "sqlite") return extract({ file: fileOf(state, ".tar.gz"), cwd: database.dataDir });
  const url = new URL(database.databaseUrl ?? "");
  const name = url.pathname.slice(1);
  const server = await connectDirectly({ ...database, databaseUrl: new URL("/postgres", url).href });
  await server.rows(`CREATE DATABASE "${name}"`);
  await server.close();
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(gunzipSync(readFileSync(fileOf(state, ".sql.gz"))).toString());
  await client.end();
}

type Row = Record<string, unknown>;

const TABLES = {
  sqlite: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  postgres: "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
};

export async function rowsOf(database: Database): Promise<Map<string, Row[]>> {
  const connection = await connectDirectly(database);
  const rows = new Map<string, Row[]>();
  for (const { name } of await connection.rows<{ name: string }>(TABLES[engineOf(database)]))
    rows.set(
      name,
      (await connection.rows<Row>(`SELECT * FROM "${name}"`)).map((row) => ({ ...row })),
    );
  await connection.close();
  return rows;
}

/** Columns that no later version uses. */
const DROPPED: Record<string, string[]> = { users: ["login_attempts", "lock_until", "reset_password_requested_at"] };

/** Tables whose rows became pages. */
const MOVED = ["legal_texts", "_legal_texts_v"];

/** Rows and values that an upgrade must keep. */
export const keptOf = (rows: Map<string, Row[]>): [table: string, rows: Row[]][] =>
  [...rows]
    .filter(([table]) => !MOVED.includes(table))
    .map(([table, all]) => [
      table,
      all.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !DROPPED[table]?.includes(column)))),
    ]);

/** Columns, references and indexes, each as a row; columns are unordered, since later ones are appended. */
const SCHEMA = {
  sqlite: [
    `SELECT m.name AS "table", c.name, c.type, c."notnull", c.dflt_value, c.pk, m.sql LIKE '%AUTOINCREMENT%' AS never_twice
      FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'`,
    `SELECT m.name AS "table", f."from", f."table" AS target, f."to", f.on_update, f.on_delete
      FROM sqlite_schema m, pragma_foreign_key_list(m.name) f WHERE m.type = 'table'`,
    `SELECT replace(replace(replace(sql, '\`', ''), '"', ''), ', ', ',') AS sql
      FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL`,
  ],
  postgres: [
    `SELECT table_name, column_name, data_type, udt_name, is_nullable, column_default, datetime_precision
      FROM information_schema.columns WHERE table_schema = 'public'`,
    `SELECT conrelid::regclass::text AS "table", conname, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace`,
    "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'",
    "SELECT typname FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype = 'e'",
    "SELECT sequencename FROM pg_sequences",
  ],
};

/** A database's schema, in an order that doesn't depend on its history. */
export async function schemaOf(database: Database): Promise<string[]> {
  const connection = await connectDirectly(database);
  const parts: string[] = [];
  for (const query of SCHEMA[engineOf(database)])
    parts.push(...(await connection.rows<Row>(query)).map((row) => JSON.stringify({ ...row })));
  await connection.close();
  return parts.sort();
}

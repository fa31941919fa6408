import { rm } from "node:fs/promises";
import { migrations as postgresMigrations } from "../../content/migrations/postgres/index.ts";
import { migrations as sqliteMigrations } from "../../content/migrations/sqlite/index.ts";
import { withoutPassword } from "../../content/src/backup/postgres-tools.ts";
import { connectDirectly } from "../../content/src/platform/database/direct-connection.ts";
import {
  type Database,
  engineOf,
  SQLITE_COMPANIONS,
  sqliteFile,
} from "../../content/src/platform/database/location.ts";
import { existingDatabase } from "../target/existing-system.ts";
import { copyTable, quoted, type Sides, type Table } from "./copy-table.ts";

const MIGRATIONS = { sqlite: sqliteMigrations, postgres: postgresMigrations };

/** Tables that each database has for itself. */
const NOT_MOVED = ["payload_migrations", "rate_limits"];

const COLUMNS = `SELECT table_name AS name, json_agg(column_name ORDER BY column_name COLLATE "C") AS columns,
  coalesce(json_agg(column_name) FILTER (WHERE data_type = 'jsonb'), '[]') AS json,
  max(CASE WHEN column_default LIKE 'nextval(%' THEN pg_get_serial_sequence(quote_ident(table_name), column_name) END) AS sequence
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' GROUP BY table_name`;

const RULES = `SELECT conrelid::regclass AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS rule
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;

const TABLES_OF_SQLITE = String.raw`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\'`;

/**
 * Copies everything from a database of one engine into an empty one of the other: ids, versions, accounts, settings,
 * inquiries. The source is only read. If anything fails, the target is emptied again.
 * @param migrate creates the target's tables
 * @returns the number of rows moved
 * @throws Error with a sentence
 */
export async function moveDatabase(source: Database, target: Database, migrate: () => Promise<void>): Promise<number> {
  try {
    if (engineOf(source) === engineOf(target))
      throw new Error("Both are the same kind of database. A backup and a restore take the content there.");
    if ((await existingDatabase(source)).length === 0)
      throw new Error("There is no database to move. Check DATABASE_URL.");
    const existing = await existingDatabase(target);
    if (existing.length > 0) throw new Error(`The target is not empty: ${existing.join(", ")}. Move it away first.`);
    await checkVersion(source);
    return await fill(source, target, migrate).catch(async (error: unknown) => {
      await empty(target);
      throw error;
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(withoutPassword(withoutPassword(message, source), target), { cause: error });
  }
}

/** @throws Error if an older version created the database */
async function checkVersion(source: Database): Promise<void> {
  const connection = await connectDirectly(source);
  const done = await connection.rows<{ name: string }>("SELECT name FROM payload_migrations").finally(connection.close);
  const names = new Set(done.map(({ name }) => name));
  if (MIGRATIONS[engineOf(source)].some(({ name }) => !names.has(name)))
    throw new Error(
      "The database was created by an older version. Start this version with it once, stop it, then move.",
    );
}

async function fill(source: Database, target: Database, migrate: () => Promise<void>): Promise<number> {
  await migrate();
  const [from, to] = [await connectDirectly(source), await connectDirectly(target)];
  const toPostgres = engineOf(target) === "postgres";
  const sides: Sides = { from, to, toPostgres, postgres: toPostgres ? to : from, sqlite: toPostgres ? from : to };
  try {
    return await copyAll(sides);
  } finally {
    await from.close();
    await to.close();
  }
}

/** Copies in one transaction. Rows that reference each other come in any order; constraints are checked at the end. */
async function copyAll(sides: Sides): Promise<number> {
  const { from, to, toPostgres, sqlite } = sides;
  await from.rows(toPostgres ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const tables = await tablesOf(sides);
  if (!toPostgres) await to.rows("PRAGMA foreign_keys = OFF");
  await to.rows(toPostgres ? "BEGIN" : "BEGIN IMMEDIATE");
  type Rule = { table: string; name: string; rule: string };
  const rules = toPostgres ? await to.rows<Rule>(RULES) : [];
  for (const { table, name } of rules) await to.rows(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  let copied = 0;
  for (const table of tables) copied += await copyTable(sides, table);
  for (const { table, name, rule } of rules) await to.rows(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${rule}`);
  const [broken] = toPostgres ? [] : await sqlite.rows<{ table: string; parent: string }>("PRAGMA foreign_key_check");
  if (broken) throw new Error(`A row of ${broken.table} refers to a missing row of ${broken.parent}.`);
  await to.rows("COMMIT");
  if (!toPostgres) await to.rows("PRAGMA wal_checkpoint(TRUNCATE)");
  return copied;
}

/** @throws Error if the two have different tables */
async function tablesOf({ postgres, sqlite }: Sides): Promise<Table[]> {
  const tables = (await postgres.rows<Table>(COLUMNS)).filter(({ name }) => !NOT_MOVED.includes(name));
  const here = tables.map(({ name, columns }) => `${name} (${columns.join(", ")})`);
  const there: string[] = [];
  for (const { name } of await sqlite.rows<{ name: string }>(TABLES_OF_SQLITE)) {
    const columns = await sqlite.rows<{ name: string }>(`PRAGMA table_info(${quoted(name)})`);
    const names = columns.map((column) => column.name).sort();
    if (!NOT_MOVED.includes(name)) there.push(`${name} (${names.join(", ")})`);
  }
  const different = [...here, ...there].filter((table) => !(here.includes(table) && there.includes(table)));
  if (different.length > 0) throw new Error(`The two databases have different tables: ${different.join("; ")}`);
  return tables;
}

/** Removes everything created in an initially empty target. */
async function empty(target: Database): Promise<void> {
  if (engineOf(target) === "sqlite") {
    for (const ending of ["", ...SQLITE_COMPANIONS]) await rm(sqliteFile(target) + ending, { force: true });
    return;
  }
  const connection = await connectDirectly(target);
  const tables = await connection.rows<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  for (const { name } of tables) await connection.rows(`DROP TABLE ${name} CASCADE`);
  await connection.close();
}

import type { DirectConnection } from "../../content/src/platform/database/direct-connection.ts";

export type Sides = Record<"from" | "to" | "postgres" | "sqlite", DirectConnection> & { toPostgres: boolean };

/**
 * `json`: columns that are JSON in PostgreSQL and text in SQLite; `sequence`: PostgreSQL's id sequence, if there is
 * one.
 */
export type Table = { name: string; columns: string[]; json: string[]; sequence: string | null };

type Row = Record<string, unknown>;

/** Number of rows read and written at a time. */
const AT_ONCE = 500;

/** A quoted identifier for both databases. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Copies a table's rows with their ids, and its sequence, so that no id is reused.
 * @returns the number of rows
 * @throws Error if a different number has arrived
 */
export async function copyTable(sides: Sides, table: Table): Promise<number> {
  const { from, to, toPostgres } = sides;
  const count = `SELECT count(*) AS count FROM ${quoted(table.name)}`;
  const names = table.columns.map(quoted).join(", ");
  let copied = 0;
  for (;;) {
    const page = `SELECT ${names} FROM ${quoted(table.name)} ORDER BY id LIMIT ${AT_ONCE} OFFSET ${copied}`;
    const rows = await from.rows<Row>(page);
    if (rows.length === 0) break;
    await (toPostgres ? insertIntoPostgres(to, table, rows) : insertIntoSqlite(to, table, rows));
    copied += rows.length;
  }
  const [there, here] = await Promise.all([from, to].map((side) => side.rows<{ count: string | number }>(count)));
  if (Number(there?.[0]?.count) !== copied || Number(here?.[0]?.count) !== copied)
    throw new Error(`${copied} rows of ${table.name} were copied, but there are ${here?.[0]?.count}.`);
  await copyCounter(sides, table);
  return copied;
}

async function insertIntoPostgres(to: DirectConnection, { name, columns, json }: Table, rows: Row[]): Promise<void> {
  const value = (row: Row, column: string): unknown =>
    json.includes(column) && typeof row[column] === "string" ? JSON.parse(row[column]) : row[column];
  const values = rows.map((row) => Object.fromEntries(columns.map((column) => [column, value(row, column)])));
  const names = columns.map(quoted).join(", ");
  // Converts each value for its column: 0 and 1 to booleans, texts to timestamps.
  const sql = `INSERT INTO ${quoted(name)} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${quoted(name)}, $1)`;
  await to.rows(sql, [JSON.stringify(values)]);
}

async function insertIntoSqlite(to: DirectConnection, { name, columns, json }: Table, rows: Row[]): Promise<void> {
  const marks = columns.map((_, index) => `$${index + 1}`).join(", ");
  const sql = `INSERT INTO ${quoted(name)} (${columns.map(quoted).join(", ")}) VALUES (${marks})`;
  for (const row of rows) {
    await to.rows(
      sql,
      columns.map((column) => sqliteValue(row[column], json.includes(column))),
    );
  }
}

/**
 * Converts PostgreSQL's value for SQLite: timestamps to ISO 8601 in UTC. Numbers that arrive as text (numeric) become
 * numbers in its columns.
 */
function sqliteValue(value: unknown, isJson: boolean): string | number | null {
  if (value === null || value === undefined) return null;
  if (isJson) return JSON.stringify(value);
  if (value instanceof Date) return value.toISOString();
  return typeof value === "number" ? value : typeof value === "boolean" ? Number(value) : String(value);
}

async function copyCounter({ postgres, sqlite, toPostgres }: Sides, { name, sequence }: Table): Promise<void> {
  if (!sequence) return;
  if (toPostgres) {
    const [row] = await sqlite.rows<{ seq: number }>("SELECT seq FROM sqlite_sequence WHERE name = $1", [name]);
    if (row) await postgres.rows("SELECT setval($1, $2)", [sequence, row.seq]);
    return;
  }
  type Counter = { last: string; is_called: boolean };
  const [row] = await postgres.rows<Counter>(`SELECT last_value AS last, is_called FROM ${sequence}`);
  await sqlite.rows("DELETE FROM sqlite_sequence WHERE name = $1", [name]);
  if (row?.is_called)
    await sqlite.rows("INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)", [name, Number(row.last)]);
}

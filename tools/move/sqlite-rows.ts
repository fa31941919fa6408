import { createClient } from "@libsql/client";
import { type Database, sqliteFile } from "../../content/src/database/location.ts";
import { AT_ONCE, quoted, type Row, type RowSource, type RowTarget, type Tables } from "./rows.ts";

type Execute = <Found>(sql: string, args?: (string | number | null)[]) => Promise<Found[]>;

function open(database: Database): { execute: Execute; close: () => Promise<void> } {
  const client = createClient({ url: `file:${sqliteFile(database)}` });
  return {
    execute: async <Found>(sql: string, args: (string | number | null)[] = []) =>
      (await client.execute({ sql, args })).rows as Found[],
    close: async () => client.close(),
  };
}

async function tablesOf(execute: Execute): Promise<Tables> {
  const names = await execute<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name",
  );
  const found: Tables = new Map();
  for (const { name } of names) {
    const columns = await execute<{ name: string }>(`PRAGMA table_info(${quoted(name)})`);
    found.set(name, columns.map((column) => column.name).sort());
  }
  return found;
}

export async function sqliteSource(database: Database): Promise<RowSource> {
  const { execute, close } = open(database);
  await execute("BEGIN");
  return {
    tables: () => tablesOf(execute),
    migrations: async () =>
      (await execute<{ name: string }>("SELECT name FROM payload_migrations")).map(({ name }) => name),
    async *read(table) {
      const page = `SELECT rowid AS "rowid of SQLite", * FROM ${quoted(table)} WHERE rowid > ? ORDER BY rowid LIMIT ${AT_ONCE}`;
      let last = Number.MIN_SAFE_INTEGER;
      for (;;) {
        const rows = await execute<Row>(page, [last]);
        if (rows.length === 0) return;
        yield rows.map(({ "rowid of SQLite": rowid, ...row }) => {
          last = Number(rowid);
          return row;
        });
      }
    },
    async counters() {
      const rows = await execute<{ name: string; seq: number }>("SELECT name, seq FROM sqlite_sequence");
      return new Map(rows.map(({ name, seq }) => [name, seq]));
    },
    close,
  };
}

export async function sqliteTarget(database: Database): Promise<RowTarget> {
  const { execute, close } = open(database);
  await execute("PRAGMA foreign_keys = OFF"); // checked at the end, when all rows are there
  await execute("BEGIN IMMEDIATE");
  return {
    tables: () => tablesOf(execute),
    async insert(table, rows) {
      for (const row of rows) {
        const columns = Object.keys(row);
        const marks = columns.map(() => "?").join(", ");
        const sql = `INSERT INTO ${quoted(table)} (${columns.map(quoted).join(", ")}) VALUES (${marks})`;
        await execute(sql, Object.values(row));
      }
    },
    async count(table) {
      const [row] = await execute<{ count: number }>(`SELECT count(*) AS count FROM ${quoted(table)}`);
      return row?.count ?? 0;
    },
    async finish(counters) {
      const [broken] = await execute<{ table: string; parent: string }>("PRAGMA foreign_key_check");
      if (broken) throw new Error(`A row of ${broken.table} belongs to one of ${broken.parent} that is not there.`);
      const counted = await execute<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'",
      );
      for (const { name } of counted) {
        const last = counters.get(name);
        if (last === undefined) continue;
        await execute("DELETE FROM sqlite_sequence WHERE name = ?", [name]);
        await execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", [name, last]);
      }
      await execute("COMMIT");
      await execute("PRAGMA wal_checkpoint(TRUNCATE)");
    },
    close,
  };
}

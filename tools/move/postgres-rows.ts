import pg from "pg";
import type { Database } from "../../content/src/database/location.ts";
import { AT_ONCE, type Counters, quoted, type Row, type RowSource, type RowTarget, type Tables } from "./rows.ts";

const { builtins } = pg.types;

/** Turns values of PostgreSQL's types into SQLite's; all other texts and whole numbers stay the same. */
const TO_SQLITE: Record<number, (text: string) => string | number> = {
  [builtins.BOOL]: (text) => (text === "t" ? 1 : 0),
  [builtins.NUMERIC]: Number,
  [builtins.INT8]: Number,
  [builtins.INT4]: Number,
  [builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
  [builtins.JSONB]: (text) => JSON.stringify(JSON.parse(text)),
};

const asText = (text: string) => text;

async function open({ databaseUrl }: Database): Promise<pg.Client> {
  const types = { getTypeParser: (type: number) => TO_SQLITE[type] ?? asText } as pg.CustomTypesConfig;
  const client = new pg.Client({ connectionString: databaseUrl, types });
  await client.connect();
  await client.query("SET TIME ZONE 'UTC'");
  return client;
}

type Column = { table: string; column: string; type: string; sequence: string | null };

const COLUMNS = `SELECT table_name AS table, column_name AS column, data_type AS type,
  CASE WHEN column_default LIKE 'nextval(%' THEN pg_get_serial_sequence(quote_ident(table_name), column_name) END AS sequence
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name, column_name COLLATE "C"`;

const columnsOf = async (client: pg.Client) => (await client.query<Column>(COLUMNS)).rows;

function tablesOf(columns: Column[]): Tables {
  const found: Tables = new Map();
  for (const { table, column } of columns) found.set(table, [...(found.get(table) ?? []), column]);
  return found;
}

export async function postgresSource(database: Database): Promise<RowSource> {
  const client = await open(database);
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  return {
    tables: async () => tablesOf(await columnsOf(client)),
    migrations: async () =>
      (await client.query<{ name: string }>("SELECT name FROM payload_migrations")).rows.map(({ name }) => name),
    async *read(table) {
      await client.query(`DECLARE rows_of_table NO SCROLL CURSOR FOR SELECT * FROM ${quoted(table)}`);
      for (;;) {
        const { rows } = await client.query<Row>(`FETCH ${AT_ONCE} FROM rows_of_table`);
        if (rows.length === 0) break;
        yield rows;
      }
      await client.query("CLOSE rows_of_table");
    },
    async counters() {
      const found: Counters = new Map();
      for (const { table, sequence } of await columnsOf(client)) {
        if (!sequence) continue;
        const query = `SELECT last_value AS last, is_called FROM ${sequence}`;
        const [row] = (await client.query<{ last: number; is_called: number }>(query)).rows;
        if (row?.is_called) found.set(table, row.last);
      }
      return found;
    },
    close: () => client.end(),
  };
}

export async function postgresTarget(database: Database): Promise<RowTarget> {
  const client = await open(database);
  await client.query("BEGIN");
  const columns = await columnsOf(client);
  const json = new Set(columns.filter(({ type }) => type === "jsonb").map(({ table, column }) => `${table}.${column}`));
  // Rows that refer to each other come in any order; what refers to nothing is found when the rules are put back.
  const rules = await client.query<{ table: string; name: string; rule: string }>(
    "SELECT conrelid::regclass AS table, conname AS name, pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace",
  );
  for (const { table, name } of rules.rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);

  const jsonOf = (table: string, column: string, value: Row[string]): unknown =>
    json.has(`${table}.${column}`) && typeof value === "string" ? JSON.parse(value) : value;

  return {
    tables: async () => tablesOf(columns),
    async insert(table, rows) {
      const names = Object.keys(rows[0] ?? {})
        .map(quoted)
        .join(", ");
      const values = rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column, jsonOf(table, column, value)])),
      );
      // It makes of each value what its column takes: 0 and 1 become booleans, texts moments.
      const sql = `INSERT INTO ${quoted(table)} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${quoted(table)}, $1)`;
      await client.query(sql, [JSON.stringify(values)]);
    },
    async count(table) {
      const { rows } = await client.query<{ count: number }>(`SELECT count(*) AS count FROM ${quoted(table)}`);
      return rows[0]?.count ?? 0;
    },
    async finish(counters) {
      for (const { table, name, rule } of rules.rows)
        await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${rule}`);
      for (const { table, sequence } of columns) {
        const last = counters.get(table);
        if (sequence && last) await client.query("SELECT setval($1, $2)", [sequence, last]);
      }
      await client.query("COMMIT");
    },
    close: () => client.end(),
  };
}

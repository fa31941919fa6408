/** A row as SQLite has it: booleans are 0 and 1, moments are ISO 8601 in UTC, JSON is a text. */
export type Row = Record<string, string | number | null>;

/** Names of columns by table. */
export type Tables = Map<string, string[]>;

/** The greatest number that was ever given in a table, so that none is given again. */
export type Counters = Map<string, number>;

/** A database that is read as of one moment. */
export type RowSource = {
  tables: () => Promise<Tables>;
  /** Names of the migrations that it has. */
  migrations: () => Promise<string[]>;
  /** All rows of a table, some hundreds at a time. */
  read: (table: string) => AsyncIterable<Row[]>;
  counters: () => Promise<Counters>;
  close: () => Promise<void>;
};

/** A migrated database without rows, filled in one transaction. */
export type RowTarget = {
  tables: () => Promise<Tables>;
  insert: (table: string, rows: Row[]) => Promise<void>;
  count: (table: string) => Promise<number>;
  /** Checks what belongs together, sets the counters and commits. */
  finish: (counters: Counters) => Promise<void>;
  close: () => Promise<void>;
};

/** Number of rows that are read and written at a time. */
export const AT_ONCE = 500;

/** A name as both databases have it in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

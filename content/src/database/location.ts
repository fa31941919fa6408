import { join } from "node:path";

/** Where the content system keeps its entries: `databaseUrl` if given (see .env.example), else SQLite in `dataDir`. */
export type Database = { dataDir: string; databaseUrl?: string | undefined };

export type Engine = "sqlite" | "postgres";

export function engineOf({ databaseUrl }: Database): Engine {
  return databaseUrl?.startsWith("postgres") ? "postgres" : "sqlite";
}

/** Path of the SQLite database. */
export function sqliteFile({ dataDir, databaseUrl }: Database): string {
  return databaseUrl ? databaseUrl.replace(/^file:(\/\/)?/, "") : join(dataDir, "content.db");
}

/** Endings of the files that SQLite keeps beside a database; those of another database would spoil it. */
export const SQLITE_COMPANIONS = ["-wal", "-shm", "-journal"];

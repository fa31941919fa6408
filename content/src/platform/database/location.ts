import { join } from "node:path";

/** The database: `databaseUrl` if given (see .env.example), else SQLite in `dataDir`. */
export type Database = { dataDir: string; databaseUrl?: string | undefined };

export type Engine = "sqlite" | "postgres";

export function engineOf({ databaseUrl }: Database): Engine {
  return databaseUrl?.startsWith("postgres") ? "postgres" : "sqlite";
}

export function sqliteFile({ dataDir, databaseUrl }: Database): string {
  return databaseUrl ? databaseUrl.replace(/^file:(\/\/)?/, "") : join(dataDir, "content.db");
}

/** Suffixes of the files beside an SQLite database; those of another database would corrupt it. */
export const SQLITE_COMPANIONS = ["-wal", "-shm", "-journal"];

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { createClient } from "@libsql/client";
import { type Database, type Engine, engineOf, sqliteFile } from "../database/location.ts";

const run = promisify(execFile);

/** Names of the database's copy in an archive. */
export const COPIES: Record<Engine, string> = { sqlite: "content.db", postgres: "content.pgdump" };

/**
 * Writes a copy as of one moment, while the content system may go on writing.
 *
 * @throws Error with a sentence if PostgreSQL's own tools are missing or fail
 */
export async function copyDatabase(database: Database, target: string): Promise<void> {
  if (engineOf(database) === "postgres") {
    await tool("pg_dump", ["--format=custom", "--no-owner", `--file=${target}`, database.databaseUrl ?? ""]);
    return;
  }
  const client = createClient({ url: `file:${sqliteFile(database)}` });
  try {
    await client.execute({ sql: "VACUUM INTO ?", args: [target] });
  } finally {
    client.close();
  }
}

/** Puts a dump into the PostgreSQL database, whose tables it replaces. */
export async function loadPostgres({ databaseUrl }: Database, dump: string): Promise<void> {
  const options = ["--clean", "--if-exists", "--no-owner", "--single-transaction", `--dbname=${databaseUrl}`];
  await tool("pg_restore", [...options, dump]);
}

async function tool(name: string, args: string[]): Promise<void> {
  try {
    await run(name, args);
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new Error(
      missing
        ? `${name} is not installed. It comes with PostgreSQL's client tools.`
        : `${name} failed: ${error instanceof Error ? error.message : error}`,
    );
  }
}

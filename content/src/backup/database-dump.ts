import { createClient } from "@libsql/client";
import { type Database, type Engine, engineOf, sqliteFile } from "../platform/database/location.ts";
import { startTool } from "./postgres-tools.ts";

/** Names of the database copy in an archive. */
export const COPIES: Record<Engine, string> = { sqlite: "content.db", postgres: "content.pgdump" };

/**
 * Writes a consistent copy while the content system may keep writing.
 *
 * @throws Error with a sentence if PostgreSQL's tools are missing or fail
 */
export async function copyDatabase(database: Database, target: string): Promise<void> {
  if (engineOf(database) === "postgres") {
    // Unlogged tables contain only rate limits, which needn't survive a crash.
    const options = [
      "--format=custom",
      "--no-owner",
      "--no-privileges",
      "--no-unlogged-table-data",
      `--file=${target}`,
    ];
    return startTool("pg_dump", options, database, ["ignore", "ignore", "pipe"]).done;
  }
  const client = createClient({ url: `file:${sqliteFile(database)}` });
  try {
    await client.execute({ sql: "VACUUM INTO ?", args: [target] });
  } finally {
    client.close();
  }
}

/**
 * Opens a copy and checks its integrity.
 *
 * @throws Error that says what is wrong
 */
export async function checkCopy(path: string, engine: Engine): Promise<void> {
  if (engine === "postgres") {
    return startTool("pg_restore", ["--file=/dev/null", path], { dataDir: "" }, ["ignore", "ignore", "pipe"]).done;
  }
  const client = createClient({ url: `file:${path}` });
  try {
    const { rows } = await client.execute("PRAGMA integrity_check");
    if (rows[0]?.integrity_check !== "ok") throw new Error("its database is damaged");
  } finally {
    client.close();
  }
}

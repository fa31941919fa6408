import { copyFileSync } from "node:fs";
import { basename } from "node:path";
import { inject } from "vitest";
import { connectDirectly } from "../src/platform/database/direct-connection.ts";
import { type Database, engineOf, sqliteFile } from "../src/platform/database/location.ts";

/** URL of a PostgreSQL server, if the tests should use it; each data folder gets its own database there. */
const { TEST_POSTGRES } = process.env;

/** For tests that are about SQLite's file, or cause an error that only SQLite has. */
export const onPostgres = Boolean(TEST_POSTGRES);

/** The database of a data folder; on PostgreSQL, it has the folder's name. */
export function databaseOf(dataDir: string): Database {
  return { dataDir, databaseUrl: TEST_POSTGRES && `${TEST_POSTGRES}/${basename(dataDir)}` };
}

/** Creates a database as a copy of the migrated, empty one (global-setup.ts). */
export async function createEmptyContent(database: Database): Promise<void> {
  const empty = databaseOf(inject("emptyContent"));
  if (engineOf(database) === "sqlite") return copyFileSync(sqliteFile(empty), sqliteFile(database));
  const connection = await connectDirectly({ ...empty, databaseUrl: `${TEST_POSTGRES}/postgres` });
  const [name, template] = [database, empty].map(({ dataDir }) => basename(dataDir));
  await connection.rows(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  await connection.close();
}

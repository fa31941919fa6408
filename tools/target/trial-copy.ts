import { join } from "node:path";
import { COPIES, copyDatabase } from "../../content/src/backup/database-dump.ts";
import { connectDirectly } from "../../content/src/platform/database/direct-connection.ts";
import { type Database, engineOf } from "../../content/src/platform/database/location.ts";
import { loadPostgres } from "./postgres-load.ts";

/**
 * Copies a database for a trial, while content keeps running: SQLite's into a folder, PostgreSQL's into a database of
 * the same server with "_trial" at the end of its name.
 * @throws Error with a sentence if the server doesn't allow it
 */
export async function copyForTrial(database: Database, folder: string): Promise<Database> {
  const engine = engineOf(database);
  await copyDatabase(database, join(folder, COPIES[engine]));
  if (engine === "sqlite") return { dataDir: folder };
  await dropCopy(database);
  const { name, url } = copyOf(database);
  await run(database, `CREATE DATABASE ${name}`).catch(({ message }: Error) => {
    throw new Error(`A trial needs a database of its own, so content's role needs CREATEDB: ${message}`);
  });
  const copy = { dataDir: folder, databaseUrl: url };
  const { commit } = await loadPostgres(copy, join(folder, COPIES.postgres));
  await commit();
  return copy;
}

/** Removes PostgreSQL's copy, including one left by a killed trial. */
export async function dropCopy(database: Database): Promise<void> {
  if (engineOf(database) === "postgres")
    await run(database, `DROP DATABASE IF EXISTS ${copyOf(database).name} WITH (FORCE)`);
}

async function run(database: Database, statement: string): Promise<void> {
  const connection = await connectDirectly(database);
  await connection.rows(statement).finally(() => connection.close());
}

function copyOf({ databaseUrl = "" }: Database): { name: string; url: string } {
  const url = new URL(databaseUrl);
  url.pathname += "_trial";
  return { name: `"${decodeURIComponent(url.pathname.slice(1))}"`, url: url.href };
}

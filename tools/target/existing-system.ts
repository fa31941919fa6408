import { existsSync } from "node:fs";
import { connectionOf } from "../../content/src/backup/postgres-tools.ts";
import type { System } from "../../content/src/backup/system.ts";
import { connectDirectly } from "../../content/src/platform/database/direct-connection.ts";
import { type Database, engineOf, sqliteFile } from "../../content/src/platform/database/location.ts";
import { openFileStore } from "../../content/src/platform/file-store/open-store.ts";
import { errorCode } from "../../content/src/platform/process/error-code.ts";

/** PostgreSQL's code for a missing database (invalid_catalog_name). */
const NO_SUCH_DATABASE = "3D000";

const TABLES = "SELECT count(*)::int AS count FROM pg_tables WHERE schemaname = 'public'";

/** Other connections, except the server's own. */
const OTHERS =
  "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'";

/**
 * Lists the parts that a restore or a move would replace, as text for the operator.
 * @throws Error with a sentence if the database is unreachable or in use
 */
export async function existingSystem(system: System): Promise<string[]> {
  const store = openFileStore(system.dataDir, system.bucket ?? null);
  let files = 0;
  for await (const _file of store.list()) files += 1;
  return [...(await existingDatabase(system)), ...(files > 0 ? [`${files} files in ${store.place}`] : [])];
}

/** The same for the database alone. */
export async function existingDatabase(database: Database): Promise<string[]> {
  if (engineOf(database) === "sqlite") return existsSync(sqliteFile(database)) ? [sqliteFile(database)] : [];
  const { address } = connectionOf(database.databaseUrl ?? "");
  const connection = await connectDirectly(database).catch((error: Error) => {
    if (errorCode(error) === NO_SUCH_DATABASE) return null;
    throw new Error(`The database ${address} cannot be reached: ${error.message}. Check DATABASE_URL.`);
  });
  if (!connection) return [];
  try {
    const count = async (query: string) => (await connection.rows<{ count: number }>(query))[0]?.count ?? 0;
    const others = await count(OTHERS);
    if (others > 0) {
      throw new Error(
        `The database ${address} is in use (connections: ${others}). Stop every content process, on all machines, and close other programs.`,
      );
    }
    const tables = await count(TABLES);
    return tables > 0 ? [`${tables} tables in the database ${address}`] : [];
  } finally {
    await connection.close();
  }
}

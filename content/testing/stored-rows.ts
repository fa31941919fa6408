import { connectDirectly } from "../src/platform/database/direct-connection.ts";
import type { Database } from "../src/platform/database/location.ts";

/** Reads rows directly from a database. */
export async function readStored<Row>(database: Database, query: string): Promise<Row[]> {
  const connection = await connectDirectly(database);
  return connection.rows<Row>(query).finally(() => connection.close());
}

import { connectDirectly } from "../src/platform/database/direct-connection.ts";
import type { Database } from "../src/platform/database/location.ts";

/** Rows of a database, read past the content system. */
export async function readStored<Row>(database: Database, query: string): Promise<Row[]> {
  const connection = await connectDirectly(database);
  return connection.rows<Row>(query).finally(() => connection.close());
}

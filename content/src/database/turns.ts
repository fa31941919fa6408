import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { readRows } from "./statement.ts";

/** Begins the keys under which it is noted until when a process has a turn. */
const TURNS = "turn/";

/**
 * Takes what is to be done by one of several processes on a database. One that is killed has its turn until it is over.
 *
 * @param ms how long nobody else may have it, by the database's clock
 * @returns whether this process is to do it; always on SQLite, which belongs to one process
 */
export async function takeTurn(payload: Payload, name: string, ms: number): Promise<boolean> {
  if (payload.db.name !== "postgres") return true;
  const rows = await readRows(
    payload,
    sql`INSERT INTO payload_kv (key, data)
      VALUES (${TURNS + name}, jsonb_build_object('until', extract(epoch from now()) * 1000 + ${ms}::int))
      ON CONFLICT (key) DO UPDATE SET data = excluded.data
        WHERE (payload_kv.data->>'until')::float <= extract(epoch from now()) * 1000
      RETURNING key`,
  );
  return rows.length > 0;
}

/** What was taken is done. */
export async function endTurn(payload: Payload, name: string): Promise<void> {
  if (payload.db.name !== "postgres") return;
  await readRows(payload, sql`DELETE FROM payload_kv WHERE key = ${TURNS + name}`);
}

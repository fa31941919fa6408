import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { log } from "../process/log.ts";
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

/** How long a turn is one's own that {@link inTurn} does not renew, and how often it does; both in ms. */
export const LEASE_MS = 20_000;
const RENEW_EVERY_MS = 5000;

/**
 * Does what one of several processes is to do, however long it takes. Of one that is killed the turn is free after
 * {@link LEASE_MS}.
 *
 * @returns what the work gives; undefined when another process is at it
 */
export async function inTurn<Result>(
  payload: Payload,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (payload.db.name !== "postgres") return work();
  if (!(await takeTurn(payload, name, LEASE_MS))) return undefined;
  const renewal = setInterval(() => {
    renewTurn(payload, name).catch((error: unknown) => log.warn({ err: error, name }, "a turn is not renewed"));
  }, RENEW_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await endTurn(payload, name);
  }
}

/** Gives up a turn before its time is over. */
export async function endTurn(payload: Payload, name: string): Promise<void> {
  if (payload.db.name === "postgres") await readRows(payload, sql`DELETE FROM payload_kv WHERE key = ${TURNS + name}`);
}

async function renewTurn(payload: Payload, name: string): Promise<void> {
  await readRows(
    payload,
    sql`UPDATE payload_kv SET data = jsonb_build_object('until', extract(epoch from now()) * 1000 + ${LEASE_MS}::int)
      WHERE key = ${TURNS + name}`,
  );
}

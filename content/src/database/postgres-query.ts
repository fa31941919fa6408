import type { Pool, QueryConfig } from "pg";
import { singleton } from "../process/singleton.ts";

/** The table of rate limits: written past the log of changes, for it is worth nothing after a crash, and made at the start. */
export const RATE_LIMITS = "rate_limits";

const kept = singleton<{ pool: Pool | null }>("postgres-pool", () => ({ pool: null }));

/** Called by the database adapter. */
export function keepPool(pool: Pool): void {
  kept.pool = pool;
}

/** Sends a statement past Payload. Statements have no names there: pgbouncer gives each to another connection. */
export async function queryPostgres({ text, values }: QueryConfig) {
  const { pool } = kept;
  if (!pool) throw new Error("There is no connection to PostgreSQL yet");
  return pool.query({ text, ...(values ? { values } : {}) });
}

/** Called while no other process starts. */
export async function makeRateLimits(): Promise<void> {
  await queryPostgres({
    text: `CREATE UNLOGGED TABLE IF NOT EXISTS ${RATE_LIMITS} (
      key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
  });
}

import type { Pool } from "pg";
import { log } from "../process/log.ts";

/** Connections of a start beside the pool, to migrate. */
const WHILE_STARTING = 2;

/**
 * A sentence for the administrator where content may need more connections than there are; null where they fit.
 *
 * @param free what the server takes of users other than superusers
 * @param poolSize of content
 */
export function tooFewConnections(free: number, poolSize: number): string | null {
  const needed = poolSize + WHILE_STARTING;
  if (free >= needed) return null;
  return `PostgreSQL takes ${free} connections, content with DATABASE_POOL_SIZE=${poolSize} needs up to ${needed}: with load, what finds none is refused. Lower DATABASE_POOL_SIZE, or raise max_connections.`;
}

/** Says so at the start. */
export async function warnOfFewConnections(pool: Pool, poolSize: number): Promise<void> {
  const free = "current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int";
  const { rows } = await pool.query<{ free: number }>(`SELECT ${free} AS free`);
  const sentence = tooFewConnections(rows[0]?.free ?? 0, poolSize);
  if (sentence) log.warn(sentence);
}

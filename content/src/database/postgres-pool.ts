import type { Pool, PoolClient, PoolConfig } from "pg";
import { log } from "../process/log.ts";
import type { DatabaseSettings } from "../settings/database-settings.ts";

/** As in sqlite-transaction.ts, in ms. */
const LIFE_MAX_MS = 3_600_000;

/** An idle connection is closed so soon, in ms: what a database that is gone has left lying is not tried for long. */
const IDLE_MS = 2000;

/** Silence after which the operating system asks whether the other side is still there, in ms. */
const KEEP_ALIVE_MS = 10_000;

/** How many connections are held, and how long each thing may take; see .env.example. */
export function poolOptions(settings: DatabaseSettings): PoolConfig {
  return {
    connectionString: settings.DATABASE_URL,
    max: settings.DATABASE_POOL_SIZE,
    connectionTimeoutMillis: settings.DATABASE_CONNECT_SECONDS * 1000,
    statement_timeout: settings.DATABASE_STATEMENT_SECONDS * 1000,
    query_timeout: settings.DATABASE_QUERY_SECONDS * 1000,
    lock_timeout: settings.DATABASE_LOCK_SECONDS * 1000,
    idle_in_transaction_session_timeout: settings.DATABASE_IDLE_SECONDS * 1000,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}

/**
 * Takes from a pool what its owner will not give back, or not in order. drizzle never gives back a connection on which
 * BEGIN failed, and gives back one on which the server has fallen silent as if it could be used.
 *
 * @param lifeMs how long a connection may be in use at a stretch, in ms
 */
export function discardBroken(pool: Pool, lifeMs = LIFE_MAX_MS): Pool {
  const inUse = new Map<PoolClient, NodeJS.Timeout>();

  function discard(client: PoolClient, error: Error): void {
    if (!inUse.has(client)) return;
    log.error({ err: error }, "a connection to the database was given up");
    client.release(error);
    client.release = () => {}; // the owner may still do so
  }

  pool.on("error", (err) => log.warn({ err }, "an idle connection to the database was lost"));
  pool.on("connect", (client) => {
    client.on("error", (error) => discard(client, error));
    client.query = new Proxy(client.query, {
      apply(query, self, args) {
        const result: unknown = Reflect.apply(query, self, args);
        if (result instanceof Promise) result.catch((error) => isSilence(error) && discard(client, error));
        return result;
      },
    });
  });
  pool.on("acquire", (client) => {
    const end = () => discard(client, new Error(`It was in use for more than ${lifeMs / 1000} s`));
    inUse.set(client, setTimeout(end, lifeMs).unref());
  });
  pool.on("release", (_error, client) => {
    clearTimeout(inUse.get(client));
    inUse.delete(client);
  });
  return pool;
}

/** Tells the error of `pg` when `query_timeout` is over; it has no code. */
const isSilence = (error: Error) => error.message === "Query read timeout";

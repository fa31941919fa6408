import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { engineOf } from "../database/location.ts";
import { queryPostgres, RATE_LIMITS } from "../database/postgres-query.ts";
import { settings } from "../settings/settings.ts";

/** Whether several processes may count together. */
export const isShared = engineOf({ dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL }) === "postgres";

/** How often what no longer counts is deleted, in ms. */
const CLEAR_EVERY_MS = 60_000;

/**
 * Counts by key: in memory, and for all processes together on PostgreSQL.
 *
 * @param name of the limit, apart from all others
 * @param duration in s; it begins with the first that is counted
 */
export function limiter(name: string, { points, duration }: { points: number; duration: number }): RateLimiterAbstract {
  const limit = { keyPrefix: name, points, duration };
  if (!isShared) return new RateLimiterMemory(limit);
  return new RateLimiterPostgres({
    ...limit,
    storeClient: { query: queryPostgres },
    storeType: "pool",
    tableName: RATE_LIMITS,
    tableCreated: true,
    clearExpiredByTimeout: false, // it would keep them for an hour
  });
}

/** Deletes what no longer counts: who wrote or signed in is known for as long as it is counted. */
export function clearLimits(): void {
  if (!isShared) return;
  const clear = () => queryPostgres({ text: `DELETE FROM ${RATE_LIMITS} WHERE expire < $1`, values: [Date.now()] });
  setInterval(() => clear().catch(() => {}), CLEAR_EVERY_MS).unref(); // the next one will
}

/** Whether one more may come; if not, after how many ms. */
export type Turn = { allowed: true; giveBack: () => Promise<void> } | { allowed: false; retryAfterMs: number };

/** Counts by key what was let through. */
export class RateLimit {
  readonly #limiter: RateLimiterAbstract;

  constructor(limiter: RateLimiterAbstract) {
    this.#limiter = limiter;
  }

  /** Takes a turn for a key. A refusal is not counted. */
  async take(key: string): Promise<Turn> {
    const giveBack = async () => void (await this.#limiter.reward(key));
    try {
      await this.#limiter.consume(key);
      return { allowed: true, giveBack };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      await giveBack();
      return { allowed: false, retryAfterMs: refused.msBeforeNext };
    }
  }
}

/** A turn under several limits, all or none. The widest comes first: it also bounds the keys of the others. */
export async function takeAll(turns: (() => Promise<Turn>)[]): Promise<Turn> {
  const taken: (() => Promise<void>)[] = [];
  const giveBack = async () => {
    await Promise.all(taken.map((undo) => undo()));
  };
  for (const take of turns) {
    const turn = await take();
    if (!turn.allowed) {
      await giveBack();
      return turn;
    }
    taken.push(turn.giveBack);
  }
  return { allowed: true, giveBack };
}

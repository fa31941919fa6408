import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/**
 * Counts by key, in memory.
 *
 * @param name of the limit, separate from all others
 * @param duration in s; starts with the first request
 */
export function limiter(name: string, { points, duration }: { points: number; duration: number }): RateLimiterAbstract {
  return new RateLimiterMemory({ keyPrefix: name, points, duration });
}

/** Whether another request is allowed; if not, after how many ms. */
export type Turn = { allowed: true; giveBack: () => Promise<void> } | { allowed: false; retryAfterMs: number };

export class RateLimit {
  readonly #limiter: RateLimiterAbstract;

  constructor(limiter: RateLimiterAbstract) {
    this.#limiter = limiter;
  }

  /** Uses a turn for a key. A refusal isn't counted. */
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

/** Uses a turn under several limits, all or none. The widest comes first: it also bounds the keys of the others. */
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

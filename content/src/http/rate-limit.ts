/** How many in which time, in ms. */
export type Limit = { max: number; windowMs: number };

/** Whether one more may come; if not, after how many ms. */
export type Turn = { allowed: true; giveBack: () => void } | { allowed: false; retryAfterMs: number };

/**
 * Counts what was let through in a sliding window, by a clock that nobody can set.
 * What is refused is not counted, so its memory is bounded by `max`.
 */
export class RateLimit {
  readonly #limit: Limit;
  readonly #now: () => number;
  readonly #taken = new Map<string, number[]>();

  constructor(limit: Limit, now: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Takes a turn for a key. */
  take(key: string): Turn {
    const now = this.#now();
    this.#forget(now - this.#limit.windowMs);
    const times = this.#taken.get(key) ?? [];
    const oldest = times[0];
    if (oldest !== undefined && times.length >= this.#limit.max) {
      return { allowed: false, retryAfterMs: oldest + this.#limit.windowMs - now };
    }
    this.#taken.set(key, [...times, now]);
    return { allowed: true, giveBack: () => this.#giveBack(key, now) };
  }

  /** How many keys it remembers. */
  get size(): number {
    return this.#taken.size;
  }

  #giveBack(key: string, time: number): void {
    const times = this.#taken.get(key) ?? [];
    const index = times.indexOf(time);
    if (index >= 0) this.#taken.set(key, times.toSpliced(index, 1));
  }

  #forget(before: number): void {
    for (const [key, times] of this.#taken) {
      const kept = times.filter((time) => time > before);
      if (kept.length === 0) this.#taken.delete(key);
      else if (kept.length < times.length) this.#taken.set(key, kept);
    }
  }
}

/** A turn under several limits: all of them or none. */
export function takeAll(turns: (() => Turn)[]): Turn {
  const taken: (() => void)[] = [];
  const giveBack = () => {
    for (const undo of taken) undo();
  };
  for (const take of turns) {
    const turn = take();
    if (!turn.allowed) {
      giveBack();
      return turn;
    }
    taken.push(turn.giveBack);
  }
  return { allowed: true, giveBack };
}

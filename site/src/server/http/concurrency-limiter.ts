/** Thrown to whoever there is no room for; trying again a little later helps. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

/** How much of a kind of work is done at the same time, how much may wait for it, and for how long, in ms. */
export type ConcurrencyLimits = { atOnce: number; waiting: number; patienceMs?: number };

/** Who waits longer has left, or presses reload; in ms. */
const PATIENCE_MS = 5000;

type Waiter = { start: () => void; timer: NodeJS.Timeout };

/** Lets so much of one kind of work through at once, first come, first served. Its queue has an end. */
export class ConcurrencyLimiter {
  readonly #limits: Required<ConcurrencyLimits>;
  #running = 0;
  readonly #waiting: Waiter[] = [];

  constructor(limits: ConcurrencyLimits) {
    this.#limits = { patienceMs: PATIENCE_MS, ...limits };
  }

  /**
   * Runs an action when its turn has come.
   *
   * @throws {Overloaded} at once if the queue is full, later if its turn does not come in time
   */
  async run<T>(action: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else await this.#turn();
    try {
      return await action();
    } finally {
      this.#next();
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#limits.waiting) throw new Overloaded("The queue is full");
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(new Overloaded("The turn did not come in time"));
      }, this.#limits.patienceMs);
      const waiter: Waiter = { start: resolve, timer };
      this.#waiting.push(waiter);
    });
  }

  /** Hands its place over, so that nobody slips in between. */
  #next(): void {
    const waiter = this.#waiting.shift();
    if (!waiter) {
      this.#running -= 1;
      return;
    }
    clearTimeout(waiter.timer);
    waiter.start();
  }
}

/** One limiter for each kind of work, so that too much of one leaves the others alone. */
export type Limiters = {
  pages: ConcurrencyLimiter;
  texts: ConcurrencyLimiter;
  cards: ConcurrencyLimiter;
  contact: ConcurrencyLimiter;
  queries: ConcurrencyLimiter;
  files: ConcurrencyLimiter;
  admin: ConcurrencyLimiter;
};

/** A full queue is worked off in a few seconds; decision 057 has what was measured. */
export function createLimiters(): Limiters {
  return {
    pages: new ConcurrencyLimiter({ atOnce: 4, waiting: 50 }),
    texts: new ConcurrencyLimiter({ atOnce: 1, waiting: 10 }),
    cards: new ConcurrencyLimiter({ atOnce: 1, waiting: 10 }),
    contact: new ConcurrencyLimiter({ atOnce: 8, waiting: 50 }),
    queries: new ConcurrencyLimiter({ atOnce: 8, waiting: 50 }),
    files: new ConcurrencyLimiter({ atOnce: 64, waiting: 200 }),
    admin: new ConcurrencyLimiter({ atOnce: 64, waiting: 200 }),
  };
}

import { ConcurrencyLimiter, type ConcurrencyLimits } from "./concurrency-limiter.ts";
import type { Schedule } from "./schedule.ts";

/** The fraction of slots, and of places in the queue, that one network may use. */
const SHARE = 1 / 2;

type Network = { limiter: ConcurrencyLimiter; users: number };

/** A limiter that no network can fill: half of its slots and half of its queue are reserved for others. */
export class SharedLimiter {
  readonly #all: ConcurrencyLimiter;
  readonly #share: ConcurrencyLimits;
  readonly #networks = new Map<string, Network>();
  readonly #schedule: Schedule;

  constructor({ concurrency, maxQueue }: ConcurrencyLimits, schedule: Schedule) {
    this.#schedule = schedule;
    this.#all = new ConcurrencyLimiter({ concurrency, maxQueue }, schedule);
    this.#share = { concurrency: Math.ceil(concurrency * SHARE), maxQueue: Math.ceil(maxQueue * SHARE) };
  }

  get running(): number {
    return this.#all.running;
  }

  get waiting(): number {
    return [...this.#networks.values()].reduce((sum, { limiter }) => sum + limiter.waiting, this.#all.waiting);
  }

  /**
   * Runs an action once a slot is free that its network may use.
   * @param name of the network; null if networks can't be told apart
   * @throws {Overloaded} as ConcurrencyLimiter does
   */
  async run<T>(name: string | null, action: () => Promise<T>): Promise<T> {
    if (name === null) return this.#all.run(action);
    const limiter = () => new ConcurrencyLimiter(this.#share, this.#schedule);
    const network = this.#networks.get(name) ?? { limiter: limiter(), users: 0 };
    this.#networks.set(name, network);
    network.users += 1;
    try {
      return await network.limiter.run(() => this.#all.run(action));
    } finally {
      network.users -= 1;
      if (network.users === 0) this.#networks.delete(name);
    }
  }
}

/** One limiter per kind of work, so that overload in one doesn't affect the others. */
export type Limiters = Record<"pages" | "texts" | "cards", ConcurrencyLimiter> &
  Record<"contact" | "queries" | "files" | "admin" | "uploads", SharedLimiter>;

/** A full queue drains within a few seconds; decision 189 has the measurements. */
export function createLimiters(schedule: Schedule): Limiters {
  return {
    pages: new ConcurrencyLimiter({ concurrency: 4, maxQueue: 50 }, schedule),
    texts: new ConcurrencyLimiter({ concurrency: 1, maxQueue: 10 }, schedule),
    cards: new ConcurrencyLimiter({ concurrency: 1, maxQueue: 10 }, schedule),
    contact: new SharedLimiter({ concurrency: 8, maxQueue: 50 }, schedule),
    queries: new SharedLimiter({ concurrency: 8, maxQueue: 50 }, schedule),
    files: new SharedLimiter({ concurrency: 64, maxQueue: 400 }, schedule),
    admin: new SharedLimiter({ concurrency: 64, maxQueue: 400 }, schedule),
    // Bodies over the buffered limit: the content system has authenticated the sender.
    uploads: new SharedLimiter({ concurrency: 64, maxQueue: 200 }, schedule),
  };
}

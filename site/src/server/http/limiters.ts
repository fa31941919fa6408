import type { Schedule } from "../schedule.ts";
import { ConcurrencyLimiter, type ConcurrencyLimits } from "./concurrency-limiter.ts";

/** Which part of all slots, and of all places in the queue, one network has at most. */
const SHARE = 1 / 2;

type Network = { limiter: ConcurrencyLimiter; users: number };

/** A limiter that no network can fill: half of its slots, and of the places to wait for one, are for others. */
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
   * Runs an action as soon as there is room for it, and its network has a turn.
   *
   * @param name of the network; null where nobody can tell one from another
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

/** One limiter for each kind of work, so that too much of one leaves the others alone. */
export type Limiters = Record<"pages" | "texts" | "cards", ConcurrencyLimiter> &
  Record<"contact" | "queries" | "files" | "admin" | "uploads", SharedLimiter>;

/** A full queue is worked off in a few seconds; decision 189 has what was measured. */
export function createLimiters(schedule: Schedule): Limiters {
  return {
    pages: new ConcurrencyLimiter({ concurrency: 4, maxQueue: 50 }, schedule),
    texts: new ConcurrencyLimiter({ concurrency: 1, maxQueue: 10 }, schedule),
    cards: new ConcurrencyLimiter({ concurrency: 1, maxQueue: 10 }, schedule),
    contact: new SharedLimiter({ concurrency: 8, maxQueue: 50 }, schedule),
    queries: new SharedLimiter({ concurrency: 8, maxQueue: 50 }, schedule),
    files: new SharedLimiter({ concurrency: 64, maxQueue: 400 }, schedule),
    admin: new SharedLimiter({ concurrency: 64, maxQueue: 400 }, schedule),
    // Bodies that are too large to be read first: the content system has looked who sends them.
    uploads: new SharedLimiter({ concurrency: 64, maxQueue: 200 }, schedule),
  };
}

import PQueue from "p-queue";
import type { Schedule } from "./schedule.ts";

/** The queue is full or the wait was too long. A later retry may succeed. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

export type ConcurrencyLimits = { concurrency: number; maxQueue: number };

/** In ms: by then a visitor has left or reloads. */
const MAX_WAIT_MS = 5000;

/** Limits concurrency for one kind of action, first come, first served. The queue is bounded in length and time. */
export class ConcurrencyLimiter {
  readonly #limits: ConcurrencyLimits;
  readonly #schedule: Schedule;
  readonly #queue: PQueue;

  constructor(limits: ConcurrencyLimits, schedule: Schedule) {
    this.#limits = limits;
    this.#schedule = schedule;
    this.#queue = new PQueue({ concurrency: limits.concurrency });
  }

  get running(): number {
    return this.#queue.pending;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** Resolves when nothing is running or waiting. */
  idle(): Promise<void> {
    return this.#queue.onIdle();
  }

  /**
   * Runs an action once a slot is free.
   * @throws {Overloaded} immediately if the queue is full, later if no slot is free within {@link MAX_WAIT_MS}
   */
  async run<T>(action: () => Promise<T>): Promise<T> {
    const { concurrency, maxQueue } = this.#limits;
    if (this.#queue.pending >= concurrency && this.#queue.size >= maxQueue) throw new Overloaded("The queue is full");
    const wait = new AbortController();
    const cancel = this.#schedule.after(MAX_WAIT_MS, () => wait.abort(new Overloaded(`Waited for ${MAX_WAIT_MS} ms`)));
    const start = () => {
      cancel();
      return action();
    };
    return this.#queue.add(start, { signal: wait.signal });
  }
}

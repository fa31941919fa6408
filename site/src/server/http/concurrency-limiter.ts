import PQueue from "p-queue";
import type { Schedule } from "../schedule.ts";

/** Thrown when the queue is full or the wait was too long. Trying again a little later helps. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

/** How many actions of a kind run at the same time, and how many more may wait. */
export type ConcurrencyLimits = { concurrency: number; maxQueue: number };

/** Time after which a visitor has left or presses reload, in ms. */
const MAX_WAIT_MS = 5000;

/** Runs so many actions of one kind at once, first come, first served. Its queue is bounded in length and time. */
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

  /** Resolves when nothing runs and nobody waits. */
  idle(): Promise<void> {
    return this.#queue.onIdle();
  }

  /**
   * Runs an action as soon as there is room for it.
   *
   * @throws {Overloaded} at once if the queue is full, later if there is no room within {@link MAX_WAIT_MS}
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

import type { Cancel, Schedule } from "../src/server/schedule.ts";

type Waiting = { at: number; work: () => void };

/** A schedule whose clock stands still until a test advances it. */
export class ManualSchedule implements Schedule {
  #now: number;
  readonly #waiting = new Set<Waiting>();

  /** @param now in ms */
  constructor(now = 0) {
    this.#now = now;
  }

  now = (): number => this.#now;

  after = (ms: number, work: () => void): Cancel => {
    const waiting = { at: this.#now + ms, work };
    this.#waiting.add(waiting);
    return () => void this.#waiting.delete(waiting);
  };

  every = async (name: string, ms: number, work: () => Promise<void>): Promise<void> => {
    await work();
    this.after(ms, () => void this.every(name, ms, work));
  };

  /** Lets so many ms pass, and does what becomes due, in that order, also what is scheduled by it. */
  async advance(ms: number): Promise<void> {
    const until = this.#now + ms;
    await turn();
    for (let next = this.#dueBy(until); next; next = this.#dueBy(until)) {
      this.#waiting.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.work();
      await turn();
    }
    this.#now = until;
    await turn();
  }

  get isWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  #dueBy(until: number): Waiting | undefined {
    return [...this.#waiting].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
  }
}

/** Lets promises that are settled be handled. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

type Waiting = { at: number; work: () => void };

/** A schedule for either server whose clocks stand still until a test advances them. */
export class ManualSchedule {
  #now: number;
  #wallClockMs: number;
  readonly #waiting = new Set<Waiting>();

  /** @param now in ms */
  constructor(now = 0, wallClock = new Date()) {
    this.#now = now;
    this.#wallClockMs = wallClock.getTime();
  }

  now = (): number => this.#now;

  wallClock = (): Date => new Date(this.#wallClockMs);

  after = (ms: number, work: () => void): (() => void) => {
    const waiting = { at: this.#now + ms, work };
    this.#waiting.add(waiting);
    return () => void this.#waiting.delete(waiting);
  };

  every = async (name: string, ms: number, work: () => Promise<void>): Promise<void> => {
    await work();
    this.after(ms, () => void this.every(name, ms, work));
  };

  pause = (ms: number): Promise<void> => new Promise((resolve) => void this.after(ms, resolve));

  /** Advances the time, and runs everything that becomes due, in order, including what that schedules. */
  async advance(ms: number): Promise<void> {
    const until = this.#now + ms;
    await turn();
    for (let next = this.#dueBy(until); next; next = this.#dueBy(until)) {
      this.#waiting.delete(next);
      this.#pass(Math.max(0, next.at - this.#now));
      next.work();
      await turn();
    }
    this.#pass(until - this.#now);
    await turn();
  }

  /** Changes the wall clock by this many ms; no time passes. */
  setClock(ms: number): void {
    this.#wallClockMs += ms;
  }

  stop(): void {
    this.#waiting.clear();
  }

  get isWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  #pass(ms: number): void {
    this.#now += ms;
    this.#wallClockMs += ms;
  }

  #dueBy(until: number): Waiting | undefined {
    return [...this.#waiting].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** How long a writer waits for its turn before it gives up, in ms. */
const MAX_WAIT_MS = 30_000;

/** Most who wait for their turn; beyond that nobody would wait long enough. */
const MAX_WAITING = 200;

type Waiter = { start: () => void; timer: NodeJS.Timeout };

/** Lets one writer at a time through, in the order in which they came. */
export class WriteQueue {
  #busy = false;
  readonly #waiting: Waiter[] = [];
  readonly #maxWaitMs: number;

  constructor(maxWaitMs = MAX_WAIT_MS) {
    this.#maxWaitMs = maxWaitMs;
  }

  /**
   * Waits for its turn.
   *
   * @returns to be called once, when done
   * @throws Error when too many are waiting, or the turn does not come in time: somebody holds a transaction open
   */
  async acquire(): Promise<() => void> {
    if (this.#busy) await this.#turn();
    this.#busy = true;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#next();
    };
  }

  /** Runs one action when its turn has come. */
  async run<T>(action: () => Promise<T>): Promise<T> {
    const release = await this.acquire();
    try {
      return await action();
    } finally {
      release();
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= MAX_WAITING) throw new Error("Too many wait for the database");
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(new Error(`The database was busy for more than ${this.#maxWaitMs / 1000} s`));
      }, this.#maxWaitMs);
      const waiter: Waiter = { start: resolve, timer };
      this.#waiting.push(waiter);
    });
  }

  /** Stays busy while it hands over, so that nobody slips in between. */
  #next(): void {
    const waiter = this.#waiting.shift();
    if (!waiter) {
      this.#busy = false;
      return;
    }
    clearTimeout(waiter.timer);
    waiter.start();
  }
}

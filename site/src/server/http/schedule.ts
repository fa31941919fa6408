/** Cancels scheduled work; no effect once it has run. */
export type Cancel = () => void;

/** The server's clocks and timers, so that a test can advance time. No timer keeps the process alive. */
export type Schedule = {
  /** Monotonic clock, in ms. */
  now: () => number;
  wallClock: () => Date;
  /** Runs work once, after a delay in ms. */
  after: (ms: number, work: () => void) => Cancel;
  /**
   * Runs work now, and again this many ms after each run. Resolves after the first run; failures are reported by name.
   */
  every: (name: string, ms: number, work: () => Promise<void>) => Promise<void>;
};

/**
 * The schedule of a running server, and a function that cancels everything at shutdown.
 * @param onFailure receives the name and the error of recurring work
 */
export function createSchedule(onFailure: (name: string, error: unknown) => void): Schedule & { stop: () => void } {
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;

  function after(ms: number, work: () => void): Cancel {
    if (isStopped) return () => {};
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms).unref();
    timers.add(timer);
    return () => {
      clearTimeout(timer);
      timers.delete(timer);
    };
  }

  async function every(name: string, ms: number, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => onFailure(name, error));
    after(ms, () => void every(name, ms, work));
  }

  function stop(): void {
    isStopped = true;
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  }

  return { now: () => performance.now(), wallClock: () => new Date(), after, every, stop };
}

export function pause(schedule: Schedule, ms: number): Promise<void> {
  return new Promise((resolve) => void schedule.after(ms, resolve));
}

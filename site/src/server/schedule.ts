/** Calls off what was scheduled; without effect once it was done. */
export type Cancel = () => void;

/** The server's clocks and timers, so that a test can advance time by hand. No timer keeps the process alive. */
export type Schedule = {
  /** ms on a clock that never jumps. */
  now: () => number;
  /** The time of day, on a clock that somebody may set. */
  wallClock: () => Date;
  /** Does work once, in so many ms. */
  after: (ms: number, work: () => void) => Cancel;
  /** Does work now, and again so many ms after it was done. Resolves when it was done once; a failure is reported by name. */
  every: (name: string, ms: number, work: () => Promise<void>) => Promise<void>;
};

/**
 * The schedule of a running server, and what cancels everything in it at shutdown.
 *
 * @param onFailure takes the name and the failure of work that is done again and again
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

/** Resolves in so many ms. */
export function pause(schedule: Schedule, ms: number): Promise<void> {
  return new Promise((resolve) => void schedule.after(ms, resolve));
}

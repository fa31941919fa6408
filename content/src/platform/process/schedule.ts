import { singleton } from "./singleton.ts";

/** Cancels scheduled work; no effect once it has run. */
export type Cancel = () => void;

/** The content system's clocks and timers, so that a test can advance time. */
export type Schedule = {
  /** Monotonic clock, in ms. */
  now: () => number;
  /** Wall clock, which may jump. */
  wallClock: () => Date;
  /** Runs work after a delay in ms, unless the process ends first. */
  after: (ms: number, work: () => void) => Cancel;
  /** Resolves after a delay in ms; keeps the process alive. */
  pause: (ms: number) => Promise<void>;
};

const REAL: Schedule = {
  now: () => performance.now(),
  wallClock: () => new Date(),
  after(ms, work) {
    const timer = setTimeout(work, ms).unref();
    return () => clearTimeout(timer);
  },
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** A global, since Payload calls hooks without arguments of ours. */
export const schedule = singleton("schedule", () => ({ ...REAL }));

export function replaceSchedule(next: Schedule): () => void {
  Object.assign(schedule, next);
  return () => void Object.assign(schedule, REAL);
}

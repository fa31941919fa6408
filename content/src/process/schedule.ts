import { singleton } from "./singleton.ts";

/** Calls off what was scheduled; without effect once it was done. */
export type Cancel = () => void;

/** The clocks and timers of the content system, so that a test can advance time by hand. */
export type Schedule = {
  /** ms on a clock that never jumps. */
  now: () => number;
  /** The time of day, on a clock that somebody may set. */
  wallClock: () => Date;
  /** Does work once, in so many ms, unless the process ends before. */
  after: (ms: number, work: () => void) => Cancel;
  /** Resolves in so many ms; a program does not end meanwhile. */
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

/** The one of this process: Payload calls hooks without arguments of ours. */
export const schedule = singleton("schedule", () => ({ ...REAL }));

/** For tests. @returns to have the real one again */
export function replaceSchedule(next: Schedule): () => void {
  Object.assign(schedule, next);
  return () => void Object.assign(schedule, REAL);
}

import { every } from "../process/every.ts";
import { log } from "../process/log.ts";
import { schedule } from "../process/schedule.ts";

const HOUR_MS = 3600 * 1000;

/** Stays the same until somebody sets the clock. In ms. */
const clockOffset = () => schedule.wallClock().getTime() - schedule.now();

/**
 * Deletes every hour what is old. A clock that was set since the hour before may be
 * wrong: then nothing is deleted for this hour, so that a jump, or a clock that is set right only after the start, costs
 * nothing.
 *
 * @param what is deleted, for the log
 */
export function deleteHourly(what: string, work: () => Promise<unknown>): void {
  let offset = clockOffset();

  async function run(): Promise<void> {
    const before = offset;
    offset = clockOffset();
    if (Math.abs(offset - before) > HOUR_MS) return log.warn(`the clock was set: ${what} are kept for now`);
    await work();
  }

  every(`${what} not deleted`, HOUR_MS, run);
}

import { every } from "../process/every.ts";
import { log } from "../process/log.ts";
import { schedule } from "../process/schedule.ts";

const HOUR_MS = 3600 * 1000;

/** Wall clock minus monotonic clock, in ms; constant until someone sets the clock. */
const clockOffset = () => schedule.wallClock().getTime() - schedule.now();

/**
 * Deletes expired data every hour. If the clock was set within the last hour, nothing is deleted this time, since a
 * wrong clock must not cost data.
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

import { log } from "../process/log.ts";

const HOUR_MS = 3600 * 1000;

/** Stays the same until somebody sets the clock. In ms. */
const clockOffset = () => Date.now() - performance.now();

/**
 * Deletes every hour what is old. A clock that was set since the hour before may be
 * wrong: then nothing is deleted for this hour, so that a jump, or a clock that is set right only after the start, costs
 * nothing.
 *
 * @param what is deleted, for the log
 * @returns to do it at once, as if the hour were over
 */
export function deleteHourly(what: string, work: () => Promise<unknown>): () => Promise<void> {
  let offset = clockOffset();

  async function run(): Promise<void> {
    const before = offset;
    offset = clockOffset();
    if (Math.abs(offset - before) > HOUR_MS) return log.warn(`the clock was set: ${what} are kept for now`);
    await work();
  }

  setInterval(() => {
    run().catch((error: unknown) => log.error({ err: error }, `${what} not deleted`));
  }, HOUR_MS).unref();
  return run;
}

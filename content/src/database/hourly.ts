import type { Payload } from "payload";
import { log } from "../process/log.ts";
import { takeTurn } from "./turns.ts";

const HOUR_MS = 3600 * 1000;

/** How long the other processes leave it to the one that began: their hours begin at other moments. In ms. */
const TURN_MS = 0.9 * HOUR_MS;

/** Stays the same until somebody sets the clock. In ms. */
const clockOffset = () => Date.now() - performance.now();

/**
 * Deletes every hour what is old, in one of the processes on a database. A clock that was set since the hour before may be
 * wrong: then nothing is deleted for this hour, so that a jump, or a clock that is set right only after the start, costs
 * nothing.
 *
 * @param what is deleted, for the log
 * @returns to do it at once, as if the hour were over
 */
export function deleteHourly(payload: Payload, what: string, work: () => Promise<unknown>): () => Promise<void> {
  let offset = clockOffset();

  async function run(): Promise<void> {
    const before = offset;
    offset = clockOffset();
    if (Math.abs(offset - before) > HOUR_MS) return log.warn(`the clock was set: ${what} are kept for now`);
    await work();
  }

  async function runInTurn(): Promise<void> {
    if (await takeTurn(payload, what, TURN_MS)) await run();
  }
  setInterval(() => {
    runInTurn().catch((error: unknown) => log.error({ err: error }, `${what} not deleted`));
  }, HOUR_MS).unref();
  return run;
}

import type { Payload } from "payload";
import { sweepUntouched } from "../editing/discard-untouched.ts";
import { sweepFigures } from "../figures/sweep.ts";
import { log } from "../log.ts";
import { emptyTrash } from "./empty-trash.ts";

const HOUR_MS = 3600 * 1000;

/** Stays the same until somebody sets the clock. In ms. */
const clockOffset = () => Date.now() - performance.now();

/**
 * Every hour, removes what has been in the trash for long enough, empty drafts that were left behind and old figures. A clock that was set
 * since the hour before may be wrong: then nothing is deleted for this hour.
 */
export function startTidying(payload: Payload): void {
  let offset = clockOffset();

  async function run(): Promise<void> {
    const before = offset;
    offset = clockOffset();
    if (Math.abs(offset - before) > HOUR_MS)
      return log.warn("the clock was set: the trash and old figures are kept for now");
    try {
      await emptyTrash(payload);
      await sweepUntouched(payload);
      await sweepFigures(payload);
    } catch (error) {
      log.error({ err: error }, "trash not emptied, or old figures not deleted");
    }
  }
  setInterval(run, HOUR_MS).unref();
}

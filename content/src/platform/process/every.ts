import { log } from "./log.ts";
import { type Cancel, schedule } from "./schedule.ts";

/**
 * Repeats work, each time this many ms after the last run ended.
 *
 * @param failure log message if it fails; it is repeated anyway
 * @param firstMs delay of the first run
 */
export function every(failure: string, ms: number, work: () => Promise<unknown>, firstMs: number = ms): Cancel {
  let isOver = false;
  let cancel = schedule.after(firstMs, () => void run());
  async function run(): Promise<void> {
    await work().catch((err: unknown) => log.error({ err }, failure));
    if (!isOver) cancel = schedule.after(ms, () => void run());
  }
  return () => {
    isOver = true;
    cancel();
  };
}

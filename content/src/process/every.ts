import { log } from "./log.ts";
import { type Cancel, schedule } from "./schedule.ts";

/**
 * Does work again and again, each time so many ms after it was done.
 *
 * @param failure what the log says when it fails; it is done again all the same
 * @param firstMs when it is done first
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

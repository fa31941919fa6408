import PQueue from "p-queue";
import { pause, type Schedule } from "../schedule.ts";

/** A visitor often asks for the next page soon: the queue waits until none has waited for this long, in ms. */
export const QUIET_MS = 200;

/** If visitors never pause, the next piece of work is done after this all the same, in ms. */
export const PATIENCE_MS = 2000;

/** Work that nobody waits for, one piece at a time: beside it a page would take a visitor twice as long. */
export class BackgroundQueue {
  readonly #schedule: Schedule;
  readonly #queue = new PQueue({ concurrency: 1 });
  #visitorAt = Number.NEGATIVE_INFINITY;

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  /** A visitor waits for a page, or is likely to do so soon. */
  visitorWaits(): void {
    this.#visitorAt = this.#schedule.now();
  }

  /**
   * Does the work in its turn, once no visitor has waited for a moment.
   *
   * @param kind renders come before saves
   * @param isNeeded asked when its turn comes: work that a later publication has made pointless holds up nothing
   * @throws what the work throws
   */
  run<T>(kind: "render" | "save", work: () => Promise<T>, isNeeded = () => true): Promise<T | undefined> {
    const inQuiet = async () => {
      if (!isNeeded()) return undefined;
      await this.#quiet();
      return work();
    };
    return this.#queue.add(inQuiet, { priority: kind === "render" ? 1 : 0 });
  }

  async #quiet(): Promise<void> {
    const until = this.#schedule.now() + PATIENCE_MS;
    for (;;) {
      const leftMs = Math.min(this.#visitorAt + QUIET_MS, until) - this.#schedule.now();
      if (leftMs <= 0) return;
      await pause(this.#schedule, leftMs);
    }
  }
}

import PQueue from "p-queue";
import { pause, type Schedule } from "../http/schedule.ts";

/** The queue waits until no visitor has waited for this long, in ms: they often request another page soon. */
export const QUIET_MS = 200;

/** Maximum delay of the next job if visitors never pause. */
export const PATIENCE_MS = 2000;

/** Background jobs, one at a time: alongside one a visitor's page would take twice as long. */
export class BackgroundQueue {
  readonly #schedule: Schedule;
  readonly #queue = new PQueue({ concurrency: 1 });
  #visitorAt = Number.NEGATIVE_INFINITY;

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  visitorWaits(): void {
    this.#visitorAt = this.#schedule.now();
  }

  /**
   * Queues a job until no visitor has waited for a moment.
   * @param kind renders come before saves
   * @param isNeeded called when its turn comes; a job that a later publication made obsolete is skipped
   * @throws whatever the job throws
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

import type { ConcurrencyLimiter } from "../http/concurrency-limiter.ts";
import { pause, type Schedule } from "../schedule.ts";

/** Visitors come one after the other: what nobody waits for is done when none has waited for so long, in ms. */
export const QUIET_MS = 200;

/** Where they never pause, it is done all the same after this, in ms. */
export const PATIENCE_MS = 2000;

/** Tells when there is time for work that nobody waits for: beside it a page would take a visitor twice as long. */
export class QuietMoments {
  readonly #schedule: Schedule;
  readonly #limiter: ConcurrencyLimiter | null;
  #visitorAt = Number.NEGATIVE_INFINITY;
  #renderedAt = Number.NEGATIVE_INFINITY;

  /** @param limiter the one that visitors wait in */
  constructor(schedule: Schedule, limiter: ConcurrencyLimiter | null = null) {
    this.#schedule = schedule;
    this.#limiter = limiter;
  }

  /** A visitor waits for a page. */
  visitorWaits(): void {
    this.#visitorAt = this.#schedule.now();
  }

  /** A page was rendered that differs from the one before. */
  rendered(): void {
    this.#renderedAt = this.#schedule.now();
  }

  /** Resolves when no visitor waits for a page, and none has for a moment; in time if they never pause. */
  afterVisitors(): Promise<void> {
    return this.#after(() => this.#visitorAt);
  }

  /** Resolves when no page is rendered, and none was for a moment; in time if that never is so. */
  afterRenders(): Promise<void> {
    return this.#after(() => Math.max(this.#visitorAt, this.#renderedAt));
  }

  async #after(last: () => number): Promise<void> {
    const until = this.#schedule.now() + PATIENCE_MS;
    const patience = pause(this.#schedule, PATIENCE_MS);
    for (;;) {
      await Promise.race([this.#limiter?.idle(), patience]);
      const leftMs = Math.min(last() + QUIET_MS, until) - this.#schedule.now();
      if (leftMs <= 0) return;
      await pause(this.#schedule, leftMs);
    }
  }
}

import { setTimeout as pause } from "node:timers/promises";
import type { ConcurrencyLimiter } from "../http/concurrency-limiter.ts";

/** Visitors come one after the other: what nobody waits for is done when none has waited for so long, in ms. */
const QUIET_MS = 200;

/** Where they never pause, it is done all the same after this, in ms. */
const PATIENCE_MS = 2000;

/** Tells when there is time for work that nobody waits for: beside it a page would take a visitor twice as long. */
export class QuietMoments {
  readonly #limiter: ConcurrencyLimiter | null;
  readonly #patienceMs: number;
  #visitorAt = Number.NEGATIVE_INFINITY;
  #renderedAt = Number.NEGATIVE_INFINITY;

  /** @param limiter the one that visitors wait in */
  constructor(limiter: ConcurrencyLimiter | null = null, patienceMs: number = PATIENCE_MS) {
    this.#limiter = limiter;
    this.#patienceMs = patienceMs;
  }

  /** A visitor waits for a page. */
  visitorWaits(): void {
    this.#visitorAt = performance.now();
  }

  /** A page was rendered that is another than before, for whomever. */
  rendered(): void {
    this.#renderedAt = performance.now();
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
    const until = performance.now() + this.#patienceMs;
    const patience = pause(this.#patienceMs, undefined, { ref: false });
    for (;;) {
      await Promise.race([this.#limiter?.idle(), patience]);
      const leftMs = Math.min(last() + QUIET_MS, until) - performance.now();
      if (leftMs <= 0) return;
      await pause(leftMs, undefined, { ref: false });
    }
  }
}

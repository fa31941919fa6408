import { every } from "../platform/process/every.ts";
import { schedule } from "../platform/process/schedule.ts";

/** All in ms. */
export type PatienceLimits = {
  /** Timeouts for silence, on first contact and once a server has been slow. */
  silenceMs: number;
  shortSilenceMs: number;
  answerMs: number;
  /** How much time one server, and all together, may waste before they are abandoned. */
  wastedByOneMs: number;
  wastedByAllMs: number;
};

export const USUAL: PatienceLimits = {
  silenceMs: 10_000,
  shortSilenceMs: 3000,
  answerMs: 600_000,
  wastedByOneMs: 60_000,
  wastedByAllMs: 600_000,
};

/**
 * Time that a response may take without counting as slow: this, in ms, plus its bytes at this rate, in bytes per ms.
 */
const QUICK_MS = 1000;
const SLOWEST_RATE = 50;

/** Time charged for each failed request, at least, in ms: many quick failures are slow, too. */
const FAILURE_MS = 1000;

/** From this much on a server counts as slow, in ms. */
const SLOW_MS = 5000;

type Wait = { signal: AbortSignal; heard: (bytes: number) => void; failed: () => void; end: () => void };

/**
 * Limits the time lost to slow and unresponsive servers: the time beyond a slow connection's is wasted, and a server
 * that wasted too much is abandoned. Quick responses compensate for a rare slow one.
 */
export class Patience {
  readonly #limits: PatienceLimits;
  readonly #wastedMs = new Map<string, number>();
  readonly #answered = new Set<string>();
  #wastedByAllMs = 0;

  constructor(limits: PatienceLimits) {
    this.#limits = limits;
  }

  /** Whether a server has been slow, or failed often. */
  isSlow(host: string): boolean {
    return (this.#wastedMs.get(host) ?? 0) >= SLOW_MS;
  }

  /** @returns null for an abandoned server; else its signal aborts a request that takes too long */
  begin(host: string): Wait | null {
    const { silenceMs, shortSilenceMs, answerMs, wastedByOneMs, wastedByAllMs } = this.#limits;
    const before = this.#wastedMs.get(host) ?? 0;
    const mayWait = this.#wastedByAllMs < wastedByAllMs || (this.#answered.has(host) && before < SLOW_MS);
    if (before >= wastedByOneMs || !mayWait) return null;
    const stop = new AbortController();
    const begun = schedule.now();
    let bytes = 0;
    let least = 0;
    const giveUp = () => stop.abort();
    const mayBeSilentMs = this.isSlow(host) ? shortSilenceMs : silenceMs;
    let silence = schedule.after(mayBeSilentMs, giveUp);
    const all = schedule.after(answerMs, giveUp);
    // A trickle is never silent: it ends once it has wasted one server's budget.
    const trickle = every("a slow response", QUICK_MS, async () => {
      if (before + wasted() >= wastedByOneMs) giveUp();
    });
    const wasted = () => schedule.now() - begun - QUICK_MS - bytes / SLOWEST_RATE;
    return {
      signal: stop.signal,
      heard: (more) => {
        this.#answered.add(host);
        bytes += more;
        silence();
        silence = schedule.after(mayBeSilentMs, giveUp);
      },
      failed: () => {
        least = FAILURE_MS;
      },
      end: () => {
        for (const cancel of [silence, all, trickle]) cancel();
        this.#wastedMs.set(host, Math.max(0, before + Math.max(least, wasted())));
        this.#wastedByAllMs += Math.max(least, wasted(), 0);
      },
    };
  }
}

import { every } from "../process/every.ts";
import { schedule } from "../process/schedule.ts";

/** All in ms. */
export type PatienceLimits = {
  /** How long a server may be silent, the first time and once it has kept somebody waiting. */
  silenceMs: number;
  shortSilenceMs: number;
  /** How long one answer may take in all. */
  answerMs: number;
  /** How much time one server, and all together, may waste before they are asked no more. */
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

/** Time that an answer may take without being slow: this, in ms, and the time for its bytes at this rate, in bytes per ms. */
const QUICK_MS = 1000;
const SLOWEST_RATE = 50;

/** Wasted by each request that fails, at least, in ms: many quick failures are slow, too. */
const FAILURE_MS = 1000;

/** From then on a server is known to be slow, in ms. */
const SLOW_MS = 5000;

type Wait = { signal: AbortSignal; heard: (bytes: number) => void; failed: () => void; end: () => void };

/**
 * Bounds the time that slow and silent servers cost: what an answer takes beyond a slow connection's time is wasted, and who has
 * wasted too much is asked no more. Quick answers make up for a rare slow one.
 */
export class Patience {
  readonly #limits: PatienceLimits;
  readonly #wastedMs = new Map<string, number>();
  readonly #answered = new Set<string>();
  #wastedByAllMs = 0;

  constructor(limits: PatienceLimits) {
    this.#limits = limits;
  }

  /** Whether a server has kept somebody waiting, or failed often. */
  isSlow(host: string): boolean {
    return (this.#wastedMs.get(host) ?? 0) >= SLOW_MS;
  }

  /** @returns null for a server that is asked no more; else its signal ends a request that takes too long */
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
    // A trickle is never silent: it ends once it alone has wasted what one server may.
    const trickle = every("a slow answer", QUICK_MS, async () => {
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

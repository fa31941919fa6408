import { randomUUID } from "node:crypto";
import { FIGURES_PATH, type FiguresReport } from "@schaufenster/contract/figures";
import { signedHeaders } from "@schaufenster/contract/signed-request";
import type { Logger } from "pino";
import type { Cancel, Schedule } from "../../http/schedule.ts";
import { type Counted, Tally } from "./tally.ts";

/** How long counts are collected before they are sent. */
const DELAY_MS = 3000;

const LONGEST_PAUSE_MS = 300_000;

/** In ms. Shutdown waits for it. */
const TIMEOUT_MS = 3000;

/** Statuses that a retry wouldn't change. */
const PERMANENT_REFUSALS = [400, 413];

type Options = { contentUrl: string; secret: string; log: Logger; schedule: Schedule };

/**
 * Adds up counts and sends them to the content system. Sums that it doesn't accept are kept, within a limit, and
 * retried; counts since the last report are lost if this process is killed.
 */
export class Reporter {
  readonly #options: Options;
  readonly #source = randomUUID();
  #number = 0;
  #tally = new Tally();
  /** Sent but not yet acknowledged. Resent unchanged, so that it counts once even if only the response got lost. */
  #report: FiguresReport | null = null;
  #cancel: Cancel | null = null;
  #sending: Promise<boolean> | null = null;
  #failures = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  add(counted: Counted[]): void {
    const now = this.#options.schedule.wallClock();
    for (const each of counted) this.#tally.add(each, now);
    this.#schedule();
  }

  /** Sends the remaining counts, in one attempt. */
  async close(): Promise<void> {
    this.#cancel?.();
    await this.#sending;
    if (await this.#send()) await this.#send();
    this.#cancel?.();
  }

  #schedule(): void {
    if (this.#cancel || this.#sending) return;
    const pauseMs = Math.min(DELAY_MS * 2 ** this.#failures, LONGEST_PAUSE_MS);
    this.#cancel = this.#options.schedule.after(pauseMs, () => void this.#send());
  }

  /** @returns whether nothing is pending */
  async #send(): Promise<boolean> {
    this.#cancel = null;
    this.#report ??= this.#nextReport();
    if (!this.#report) return true;
    this.#sending = this.#isTaken(this.#report);
    const isTaken = await this.#sending;
    this.#sending = null;
    this.#failures = isTaken ? 0 : this.#failures + 1;
    if (isTaken) this.#report = null;
    if (this.#report || !this.#tally.isEmpty) this.#schedule();
    return isTaken;
  }

  #nextReport(): FiguresReport | null {
    if (this.#tally.isEmpty) return null;
    this.#number += 1;
    const report = { source: this.#source, number: this.#number, sums: this.#tally.sums() };
    this.#tally = new Tally();
    return report;
  }

  async #isTaken(report: FiguresReport): Promise<boolean> {
    const { contentUrl, secret, log } = this.#options;
    const body = JSON.stringify(report);
    try {
      const { ok, status } = await fetch(contentUrl + FIGURES_PATH, {
        method: "POST",
        headers: signedHeaders(body, secret),
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (PERMANENT_REFUSALS.includes(status)) log.warn({ status }, "statistics were rejected and are dropped");
      else if (!ok && this.#failures === 0) log.info({ status }, "statistics were not accepted and will be retried");
      return ok || PERMANENT_REFUSALS.includes(status);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (this.#failures === 0) log.info({ reason }, "statistics could not be sent and will be retried");
      return false;
    }
  }
}

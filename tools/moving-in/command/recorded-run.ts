import { randomUUID } from "node:crypto";
import { getPriority, hostname, setPriority } from "node:os";
import type { Payload, PayloadRequest } from "payload";
import {
  AnotherRun,
  beginRun,
  changeRun,
  type Given,
  heldRun,
  type MovingPhase,
  type MovingRun,
} from "../../../content/src/moving-in/import-run.ts";

/** How often progress is recorded, and a stop request noticed. */
const NOTED_EVERY_MS = 2000;

/** Timeout for work in progress once the run has to end. */
const ENDED_AFTER_MS = 30_000;

const END_NOTED_WITHIN_MS = 5000;

const LONGEST_MS = 2 * 60 * 60 * 1000;

const TOO_LONG = "Angehalten: nach zwei Stunden. Was schon hier ist, bleibt, und der nächste Umzug macht dort weiter.";

/** `nice` value of a run: visitors come first. */
const PRIORITY = 10;

/** They end a run between two entries; a second one ends it immediately, which loses nothing either. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** The reason why a run was stopped early. The message is a German sentence. */
export class Stopped extends Error {
  override message = "Angehalten. Was schon hier ist, bleibt, und der nächste Umzug macht dort weiter.";
}

/** The run's id if the admin started this program. */
const fromAdmin = process.env.MOVING_RUN;

/**
 * A run as stored in the database; the admin shows it even if the command line started it. Only one runs at a time,
 * with a heartbeat.
 */
export class RecordedRun {
  readonly #payload: Payload;
  readonly #id: string;
  readonly #stop = new AbortController();
  #news: Partial<MovingRun> = {};
  #noting: Promise<unknown> = Promise.resolve();
  readonly #onSignal = () => this.#stop.abort(new Stopped());
  #timer: NodeJS.Timeout | undefined;
  #longest: NodeJS.Timeout | undefined;

  private constructor(payload: Payload, id: string) {
    this.#payload = payload;
    this.#id = id;
  }

  /** Whether the admin started it; then there is no terminal. */
  static readonly isFromAdmin = fromAdmin !== undefined;

  given: Given | null = null;

  /** @throws AnotherRun if one is in progress */
  static async begin(payload: Payload): Promise<RecordedRun> {
    const id = fromAdmin ?? randomUUID();
    const run = new RecordedRun(payload, id);
    if (fromAdmin) run.given = (await changeRun(payload, id, { pid: process.pid, machine: hostname() })).given;
    else await beginRun(payload, { id, by: "an der Befehlszeile gestartet", what: "move", given: null });
    if (fromAdmin) setPriority(Math.max(PRIORITY, getPriority())); // raising it isn't allowed
    for (const signal of SIGNALS) process.once(signal, run.#onSignal);
    run.stop.addEventListener("abort", () => setTimeout(() => void run.#giveUp(), ENDED_AFTER_MS).unref());
    run.#longest = setTimeout(() => run.#stop.abort(new Error(TOO_LONG)), LONGEST_MS).unref();
    run.#timer = setInterval(() => run.#note(), NOTED_EVERY_MS);
    return run;
  }

  get stop(): AbortSignal {
    return this.#stop.signal;
  }

  /** Rejects with the reason when the run has to stop. */
  whenStopped(): Promise<never> {
    const { signal } = this.#stop;
    return new Promise((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  }

  /** @throws AnotherRun within a transaction if this run may no longer write */
  readonly fence = (req: PayloadRequest) => heldRun(req, this.#id);

  /** Recorded with the next heartbeat. */
  tell(news: Pick<Partial<MovingRun>, "done" | "total" | "waitsFor">): void {
    Object.assign(this.#news, news);
  }

  /** Records the current step immediately, before anything is counted. */
  async enter(phase: MovingPhase): Promise<void> {
    this.tell({ done: 0, total: 0 });
    await changeRun(this.#payload, this.#id, { phase, done: 0, total: 0 });
  }

  async end(
    outcome: MovingRun["outcome"],
    how: Pick<Partial<MovingRun>, "message" | "report" | "names">,
  ): Promise<void> {
    clearInterval(this.#timer);
    clearTimeout(this.#longest);
    for (const signal of SIGNALS) process.removeListener(signal, this.#onSignal);
    await this.#noting;
    const endedAt = new Date().toISOString();
    await changeRun(this.#payload, this.#id, { ...this.#news, ...how, outcome, endedAt, waitsFor: null });
  }

  /** Work that ignores the stop request ends with the process: nothing is lost, and other runs aren't blocked. */
  async #giveUp(): Promise<void> {
    setTimeout(() => process.exit(1), END_NOTED_WITHIN_MS);
    const { reason } = this.stop;
    if (reason instanceof Stopped) await this.end("stopped", { message: reason.message }).catch(() => {});
    process.exit(1);
  }

  #note(): void {
    const news = this.#news;
    this.#noting = changeRun(this.#payload, this.#id, news).then(
      ({ isToStop }) => isToStop && this.#stop.abort(new Stopped()),
      // A busy database is retried with the next heartbeat.
      (error: unknown) => error instanceof AnotherRun && this.#stop.abort(error),
    );
  }
}

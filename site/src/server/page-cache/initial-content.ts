import type { Initial } from "../../content/initial.ts";

/**
 * Younger than this, the shared content is used as it is, in ms. A page made of it adds its own age (page-cache.ts): together a
 * minute, within which a change shows that no webhook told of.
 */
export const INITIAL_FRESH_MS = 20_000;

/** The content that all pages share: those that ask while a query is under way get its answer. */
export class InitialContent {
  readonly #load: () => Promise<Initial>;
  readonly #now: () => number;
  readonly #keep: (initial: Initial) => void;
  #last: { initial: Initial; loadedAt: number } | null = null;
  #inFlight: Promise<Initial> | null = null;

  /**
   * @param remembered what another run of the server has kept: old, but enough for the frame of an error page
   * @param keep told of every answer
   */
  constructor(
    load: () => Promise<Initial>,
    {
      now = () => performance.now(),
      remembered = null,
      keep = () => {},
    }: { now?: () => number; remembered?: Initial | null; keep?: (initial: Initial) => void } = {},
  ) {
    this.#load = load;
    this.#now = now;
    this.#keep = keep;
    if (remembered) this.#last = { initial: remembered, loadedAt: Number.NEGATIVE_INFINITY };
  }

  /** @throws {ContentError} if it is not fresh and cannot be had */
  async get(): Promise<Initial> {
    if (this.#last && this.#now() - this.#last.loadedAt < INITIAL_FRESH_MS) return this.#last.initial;
    this.#inFlight ??= this.#start();
    return this.#inFlight;
  }

  /** The content that was loaded last, of any age: good enough for the frame of an error page. */
  get lastGood(): Initial | null {
    return this.#last?.initial ?? null;
  }

  /** Something was published: the next to ask waits for a new answer, and one under way is for those who have it already. */
  expire(): void {
    this.#inFlight = null;
    if (this.#last) this.#last.loadedAt = Number.NEGATIVE_INFINITY;
  }

  #start(): Promise<Initial> {
    const loading: Promise<Initial> = this.#load().then(
      (initial) => {
        // An answer from before a publish must not outlive it.
        if (this.#inFlight === loading) this.#finish(initial);
        return initial;
      },
      (error: unknown) => {
        if (this.#inFlight === loading) this.#inFlight = null;
        throw error;
      },
    );
    return loading;
  }

  #finish(initial: Initial): void {
    this.#inFlight = null;
    this.#last = { initial, loadedAt: this.#now() };
    this.#keep(initial);
  }
}

import { isDeepStrictEqual } from "node:util";
import type { Initial } from "../../content/initial.ts";
import { LOOKED_AT_AGAIN_MS } from "./page-cache.ts";
import type { PageFreshness } from "./page-freshness.ts";

/**
 * The content that all pages share, asked once for all of them and for as long as nothing is published, a minute at most: those
 * that ask while a query is under way get its answer.
 */
export class InitialContent {
  readonly #load: () => Promise<Initial>;
  readonly #freshness: PageFreshness;
  readonly #keep: (initial: Initial) => void;
  #lastGood: Initial | null;
  readonly #now: () => number;
  #asked: { version: string; at: number; answer: Promise<Initial> } | null = null;

  /**
   * @param remembered what another run of the server has kept: old, but enough for the frame of an error page
   * @param keep told of every answer
   */
  constructor(
    load: () => Promise<Initial>,
    {
      freshness,
      remembered = null,
      keep = () => {},
      now = () => performance.now(),
    }: {
      freshness: PageFreshness;
      remembered?: Initial | null;
      keep?: (initial: Initial) => void;
      now?: () => number;
    },
  ) {
    this.#load = load;
    this.#freshness = freshness;
    this.#lastGood = remembered;
    this.#keep = keep;
    this.#now = now;
  }

  /** @throws {ContentError} if it is not of the present content and cannot be had */
  get(): Promise<Initial> {
    const version = this.#freshness.present;
    const at = this.#now();
    const asked = this.#asked;
    if (asked?.version === version && at - asked.at <= LOOKED_AT_AGAIN_MS) return asked.answer;
    const answer = this.#ask(version);
    this.#asked = { version, at, answer };
    return answer;
  }

  /** The content that was loaded last, of any age: good enough for the frame of an error page. */
  get lastGood(): Initial | null {
    return this.#lastGood;
  }

  async #ask(version: string): Promise<Initial> {
    // An answer from before a publish must not outlive it.
    const isLast = () => this.#asked === null || this.#asked.version === version;
    try {
      const initial = withObjectsOf(this.#lastGood, await this.#load());
      if (isLast()) {
        this.#lastGood = initial;
        this.#keep(initial);
      }
      return initial;
    } catch (error) {
      if (isLast()) this.#asked = null; // the next to ask tries again
      throw error;
    }
  }
}

/** Keeps the objects that were there before where nothing in them differs: pages can tell whether they are made of them. */
function withObjectsOf(before: Initial | null, now: Initial): Initial {
  if (!before) return now;
  const site = isDeepStrictEqual(now.site, before.site) ? before.site : now.site;
  const { site: _, ...others } = now;
  const { site: __, ...othersBefore } = before;
  return site === before.site && isDeepStrictEqual(others, othersBefore) ? before : { ...now, site };
}

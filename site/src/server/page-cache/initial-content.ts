import { LRUCache } from "lru-cache";
import type { Initial } from "../../content/initial.ts";
import type { Schedule } from "../schedule.ts";
import type { DiskCache } from "./disk-cache.ts";
import { REVALIDATE_AFTER_MS } from "./page-cache.ts";
import type { PageFreshness } from "./page-freshness.ts";

const KEY = "initial";

type Options = {
  freshness: PageFreshness;
  diskCache: DiskCache;
  schedule: Schedule;
  /** Called when the disk fails. */
  onFailure: (error: unknown) => void;
};

/**
 * The content that all pages share, asked for once for all of them and kept for as long as nothing is published, a minute at
 * most. The last one is on disk as well: a server that starts while content is down still knows the agency's name, navigation,
 * telephone and mailbox.
 */
export class InitialContent {
  readonly #freshness: PageFreshness;
  /** By the version of the content. */
  readonly #answers: LRUCache<string, Initial>;
  #lastGood: Initial | null;

  private constructor(
    load: () => Promise<Initial>,
    { freshness, diskCache, schedule, onFailure }: Options,
    kept: string,
  ) {
    this.#freshness = freshness;
    this.#lastGood = kept ? ofThisRelease(JSON.parse(kept) as Initial) : null;
    let saved = kept;
    this.#answers = new LRUCache({
      max: 1,
      ttl: REVALIDATE_AFTER_MS,
      ttlResolution: 0,
      perf: { now: schedule.now },
      ignoreFetchAbort: true, // a page that is overtaken by a publication still gets its answer
      fetchMethod: async (version) => {
        const initial = await load();
        if (!freshness.isPresent(version)) return initial; // it must not outlive the publication
        this.#lastGood = initial;
        const html = JSON.stringify(initial);
        if (html !== saved) diskCache.write(KEY, { path: "", html, version: "", br: "" }).catch(onFailure);
        saved = html;
        return initial;
      },
    });
  }

  /** @param load asks the content system */
  static async open(load: () => Promise<Initial>, options: Options): Promise<InitialContent> {
    return new InitialContent(load, options, (await options.diskCache.read(KEY))?.html ?? "");
  }

  /** @throws {ContentError} if it is not of the present content and cannot be had */
  get(): Promise<Initial> {
    return this.#answers.forceFetch(this.#freshness.present);
  }

  /** The content that was loaded last, of any age: good enough for the frame of an error page. */
  get lastGood(): Initial | null {
    return this.#lastGood;
  }
}

/** Null for what an older release has kept: its legal texts were another type. */
const ofThisRelease = (initial: Initial) => (Array.isArray(initial.site.settings.legal) ? initial : null);

import { LRUCache } from "lru-cache";
import type { Schedule } from "../http/schedule.ts";
import type { DiskCache } from "./disk-cache.ts";
import { REVALIDATE_AFTER_MS } from "./page-cache.ts";
import type { PageFreshness } from "./page-freshness.ts";

type Options<Answer> = {
  key: string;
  load: () => Promise<Answer>;
  freshness: PageFreshness;
  diskCache: DiskCache;
  schedule: Schedule;
  onFailure: (key: string, error: unknown) => void;
};

/**
 * A response of the content system that many pages share, requested once and cached until the next publication, a
 * minute at most. Also stored on disk for a server that starts while content is down.
 */
export class KeptAnswer<Answer extends object> {
  readonly #freshness: PageFreshness;
  readonly #answers: LRUCache<string, Answer>;
  #lastGood: Answer | null;

  private constructor({ key, load, freshness, diskCache, schedule, onFailure }: Options<Answer>, kept: string) {
    this.#freshness = freshness;
    this.#lastGood = JSON.parse(kept);
    let saved = kept;
    this.#answers = new LRUCache({
      max: 1,
      ttl: REVALIDATE_AFTER_MS,
      ttlResolution: 0,
      perf: { now: schedule.now },
      ignoreFetchAbort: true, // a page overtaken by a publication still gets its response
      fetchMethod: async (version) => {
        const answer = await load();
        if (!freshness.isPresent(version)) return answer; // it must not outlive the publication
        this.#lastGood = answer;
        const html = JSON.stringify(answer);
        const isNew = html !== saved;
        saved = html;
        if (isNew)
          diskCache.write(key, { path: "", html, version: "", br: "" }).catch((error) => onFailure(key, error));
        return answer;
      },
    });
  }

  static async open<Answer extends object>(options: Options<Answer>): Promise<KeptAnswer<Answer>> {
    return new KeptAnswer(options, (await options.diskCache.read(options.key))?.html ?? "null");
  }

  /** @throws whatever `load` throws if nothing current is cached */
  get(): Promise<Answer> {
    return this.#answers.forceFetch(this.#freshness.present);
  }

  /** The last response, of any age. */
  get lastGood(): Answer | null {
    return this.#lastGood;
  }
}

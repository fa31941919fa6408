import type { Initial } from "../../content/initial.ts";
import type { ConcurrencyLimiter } from "../http/concurrency-limiter.ts";
import type { Metrics } from "../http/metrics/metrics.ts";
import type { Schedule } from "../http/schedule.ts";
import { BackgroundQueue } from "./background-queue.ts";
import { type DiskCache, NO_DISK_CACHE } from "./disk-cache.ts";
import type { KeptAnswer } from "./kept-answer.ts";
import { PageCache, type PageCacheOptions } from "./page-cache.ts";
import type { PageFreshness } from "./page-freshness.ts";

export type Caches = {
  freshness: PageFreshness;
  initial: KeptAnswer<Initial>;
  pages: PageCache;
  /** Sitemaps and feeds, separate so that slow ones don't delay pages. */
  texts: PageCache;
  /** Error pages by status, so that thousands of wrong addresses cost little. */
  errors: PageCache;
  background: BackgroundQueue;
};

const ERRORS_MAX_BYTES = 4 * 1024 * 1024;

export function createCaches({
  initial,
  limiters,
  metrics,
  ...shared
}: {
  freshness: PageFreshness;
  initial: KeptAnswer<Initial>;
  diskCache: DiskCache;
  schedule: Schedule;
  limiters: Record<"pages" | "texts", ConcurrencyLimiter>;
  onFailure: PageCacheOptions["onFailure"];
  metrics: Metrics;
}): Caches {
  const background = new BackgroundQueue(shared.schedule);
  const options = { ...shared, background };
  const { countPage: onGiven, countRender: onRendered } = metrics;
  return {
    freshness: shared.freshness,
    initial,
    pages: new PageCache({ ...options, limiter: limiters.pages, onGiven, onRendered }),
    texts: new PageCache({ ...options, limiter: limiters.texts }),
    errors: new PageCache({ ...options, diskCache: NO_DISK_CACHE, maxBytes: ERRORS_MAX_BYTES }),
    background,
  };
}

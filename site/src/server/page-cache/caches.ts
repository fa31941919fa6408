import type { PublishEvent } from "@schaufenster/contract/publish-webhook";
import type { ConcurrencyLimiter } from "../http/concurrency-limiter.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Schedule } from "../schedule.ts";
import { type DiskCache, NO_DISK_CACHE } from "./disk-cache.ts";
import type { InitialContent } from "./initial-content.ts";
import { PageCache, type PageCacheOptions } from "./page-cache.ts";
import type { PageFreshness } from "./page-freshness.ts";

/** The caches that a publication makes stale. */
export type Caches = {
  freshness: PageFreshness;
  /** The content that all pages share. */
  initial: InitialContent;
  pages: PageCache;
  /** Sitemaps and feeds, apart from the pages: one that takes long must not hold those up. */
  texts: PageCache;
  /** Error pages by status, so that requests for thousands of wrong addresses cost little. */
  errors: PageCache;
  /** Takes a webhook. Says whether a page here looks different. */
  published: (event: PublishEvent) => boolean;
};

/** Memory for error pages, in bytes. */
const ERRORS_MAX_BYTES = 4 * 1024 * 1024;

export function createCaches({
  freshness,
  initial,
  diskCache,
  schedule,
  limiters,
  onFailure,
  metrics,
}: {
  freshness: PageFreshness;
  initial: InitialContent;
  diskCache: DiskCache;
  schedule: Schedule;
  limiters: Record<"pages" | "texts", ConcurrencyLimiter>;
  onFailure: PageCacheOptions["onFailure"];
  metrics: Metrics;
}): Caches {
  const pages = new PageCache({
    freshness,
    diskCache,
    schedule,
    limiter: limiters.pages,
    onFailure,
    onGiven: metrics.countPage,
    onRendered: metrics.countRender,
  });
  const texts = new PageCache({ freshness, diskCache, schedule, limiter: limiters.texts, onFailure });
  const errors = new PageCache({
    freshness,
    diskCache: NO_DISK_CACHE,
    schedule,
    maxBytes: ERRORS_MAX_BYTES,
    onFailure,
  });

  function published({ source, encoded, content }: PublishEvent): boolean {
    if (encoded && content && content.before === freshness.present) {
      const [pagesShow] = [pages, texts, errors].map((cache) => cache.onlyPicturesChanged(encoded, content));
      freshness.found(content.now);
      return pagesShow ?? false;
    }
    // Older pages are good enough until encodings are in them, but not if something may have been published.
    if (content && encoded) freshness.found(content.now);
    else freshness.published(content?.now, content && { before: content.before, source });
    return true;
  }
  return { freshness, initial, pages, texts, errors, published };
}

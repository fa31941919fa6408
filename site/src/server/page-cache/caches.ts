import type { ConcurrencyLimiter } from "../http/concurrency-limiter.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { type DiskCache, NO_DISK_CACHE } from "./disk-cache.ts";
import type { InitialContent } from "./initial-content.ts";
import { PageCache, type PageCacheOptions } from "./page-cache.ts";

/** The caches that a publication makes stale. */
export type Caches = {
  /** The content that all pages share. */
  initial: InitialContent;
  pages: PageCache;
  /** Sitemaps and feeds, apart from the pages: one that takes long must not hold those up. */
  texts: PageCache;
  /** Error pages by status, so that requests for thousands of wrong addresses cost little. */
  errors: PageCache;
  /** Something was published: all of it is stale. */
  expire: () => void;
  /** These pictures have more encodings: pages that show one are stale. Says whether there are any. */
  expireShowing: (uploads: string[]) => boolean;
};

/** Memory for error pages, in bytes. */
const ERRORS_MAX_BYTES = 4 * 1024 * 1024;

export function createCaches({
  initial,
  diskCache,
  limiters,
  onFailure,
  metrics,
}: {
  initial: InitialContent;
  diskCache: DiskCache;
  limiters: Record<"pages" | "texts", ConcurrencyLimiter>;
  onFailure: PageCacheOptions["onFailure"];
  metrics: Metrics;
}): Caches {
  const pages = new PageCache({
    diskCache,
    limiter: limiters.pages,
    onFailure,
    onGiven: metrics.countPage,
    onRendered: metrics.countRender,
  });
  const texts = new PageCache({ diskCache, limiter: limiters.texts, onFailure });
  const errors = new PageCache({ diskCache: NO_DISK_CACHE, maxBytes: ERRORS_MAX_BYTES, onFailure });
  const expire = () => [initial, pages, texts, errors].forEach((cache) => void cache.expire());
  const expireShowing = (uploads: string[]) => {
    initial.expire();
    return pages.expireShowing(uploads);
  };
  return { initial, pages, texts, errors, expire, expireShowing };
}

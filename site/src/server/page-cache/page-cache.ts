import { LRUCache } from "lru-cache";
import type { ConcurrencyLimiter } from "../http/concurrency-limiter.ts";
import type { DiskCache, RenderedPage } from "./disk-cache.ts";
import { digestOf, type EncodedPage, encodePage, sizeOf } from "./encoded-page.ts";

/** A page younger than this is served as it is, in ms. */
export const FRESH_MS = 30_000;

/** A page up to this age is served and rendered anew behind the visitor's back, in ms; an older one is waited for. */
export const STALE_MS = 60_000;

/** A visitor waits this long for a fresh render if there is an older copy, in ms. */
export const SLOW_RENDER_MS = 3000;

/** After a failed or slow render copies are served without waiting for this long, in ms. */
export const TROUBLE_MS = 5000;

/** Memory that pages may take up, in bytes. */
export const CACHE_MAX_BYTES = 64 * 1024 * 1024;

/** Renders a page; null if there is none. Throws what its load function throws. */
export type Render = () => Promise<RenderedPage | null>;

type Entry = { page: EncodedPage | null; generation: number; renderedAt: number };

/**
 * Rendered pages, kept compressed. What is fresh, stale or in flight is lru-cache's business; this adds what it does not
 * know: that a publish makes everything stale at once, that a slow render must not hold up who could have a copy, and
 * copies on disk.
 */
export class PageCache {
  readonly #diskCache: DiskCache;
  readonly #limiter: ConcurrencyLimiter | null;
  readonly #now: () => number;
  readonly #onFailure: (key: string, error: unknown) => void;
  readonly #pages: LRUCache<string, Entry, Render>;
  /** Counts publishes. A page rendered before the last one is out of date, however young. */
  #generation = 0;
  #troubledUntil = Number.NEGATIVE_INFINITY;

  constructor({
    diskCache,
    limiter = null,
    maxBytes = CACHE_MAX_BYTES,
    now = () => performance.now(),
    onFailure,
  }: {
    diskCache: DiskCache;
    /** Bounds how many are rendered at once. Whom it refuses gets the last good page, if there is one. */
    limiter?: ConcurrencyLimiter | null;
    maxBytes?: number;
    now?: () => number;
    onFailure: (key: string, error: unknown) => void;
  }) {
    this.#diskCache = diskCache;
    this.#limiter = limiter;
    this.#now = now;
    this.#onFailure = onFailure;
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => (page ? sizeOf(page) : 1),
      ttl: FRESH_MS,
      ttlResolution: 0,
      perf: { now },
      noDeleteOnStaleGet: true,
      fetchMethod: (key, held, { context }) => this.#render(key, held, context),
    });
  }

  /** Number of pages in memory. */
  get size(): number {
    return this.#pages.size;
  }

  /**
   * The page: fresh if it can be had in time, else the last good one.
   *
   * @returns null if there is no such page
   * @throws what `render` throws, if there is no copy either
   */
  async get(key: string, render: Render): Promise<EncodedPage | null> {
    const held = this.#pages.peek(key, { allowStale: true }) ?? (await this.#restore(key));
    if (!held) return this.#take(key, await this.#refresh(key, render));

    const current = held.generation === this.#generation && this.#now() - held.renderedAt <= STALE_MS;
    if (current || this.#now() < this.#troubledUntil) {
      return (await this.#fetch(key, render, true)).page;
    }
    return this.#take(key, await this.#withinPatience(this.#refresh(key, render), held));
  }

  /** Whether the page could be served without the content system. */
  async holds(key: string): Promise<boolean> {
    return Boolean(this.#pages.peek(key, { allowStale: true }) ?? (await this.#restore(key)));
  }

  /** Something was published: no page is current any more. */
  expireAll(): void {
    this.#generation += 1;
  }

  /** Renders until the result is of the newest generation: one in flight may have read what was there before a publish. */
  async #refresh(key: string, render: Render): Promise<Entry> {
    for (;;) {
      const entry = await this.#fetch(key, render, false);
      if (entry.generation === this.#generation || this.#now() < this.#troubledUntil) return entry;
    }
  }

  async #fetch(key: string, render: Render, allowStale: boolean): Promise<Entry> {
    const held = this.#pages.peek(key, { allowStale: true });
    return this.#pages.forceFetch(key, {
      context: render,
      allowStale,
      allowStaleOnFetchRejection: held !== undefined,
      forceRefresh: held !== undefined && held.generation !== this.#generation,
    });
  }

  async #withinPatience(refreshed: Promise<Entry>, held: Entry): Promise<Entry> {
    let timer: NodeJS.Timeout | undefined;
    const impatience = new Promise<Entry>((resolve) => {
      timer = setTimeout(() => {
        this.#troubledUntil = this.#now() + TROUBLE_MS;
        resolve(held);
      }, SLOW_RENDER_MS);
    });
    try {
      return await Promise.race([refreshed, impatience]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #render(key: string, held: Entry | undefined, render: Render): Promise<Entry> {
    const generation = this.#generation;
    try {
      const { copy, page } = await (this.#limiter
        ? this.#limiter.run(() => encoded(render, held))
        : encoded(render, held));
      this.#troubledUntil = Number.NEGATIVE_INFINITY;
      if (!copy) this.#keep(key, this.#diskCache.remove(key));
      else if (page !== held?.page) this.#keep(key, this.#diskCache.write(key, copy));
      return { page, generation, renderedAt: this.#now() };
    } catch (error) {
      this.#troubledUntil = this.#now() + TROUBLE_MS;
      this.#onFailure(key, error);
      throw error;
    }
  }

  /** Forgets a page that is not there, so that asking for many of them cannot push out those that are. */
  #take(key: string, { page }: Entry): EncodedPage | null {
    if (!page) this.#pages.delete(key);
    return page;
  }

  /** A disk that is full or read-only must not keep a page from its visitor. */
  #keep(key: string, work: Promise<void>): void {
    work.catch((error: unknown) => this.#onFailure(key, error));
  }

  /** A copy from disk counts as too old to be served without trying, and as good enough if that fails. */
  async #restore(key: string): Promise<Entry | undefined> {
    const copy = await this.#diskCache.read(key);
    const entry = copy && {
      page: await encodePage(copy.path, copy.html),
      generation: -1,
      renderedAt: Number.NEGATIVE_INFINITY,
    };
    const meanwhile = this.#pages.peek(key, { allowStale: true });
    if (meanwhile || !entry) return meanwhile;
    this.#pages.set(key, entry);
    return entry;
  }
}

/** What has not changed since it was held is the same page: nothing is compressed anew, and answers made of it go on. */
async function encoded(
  render: Render,
  held: Entry | undefined,
): Promise<{ copy: RenderedPage | null; page: EncodedPage | null }> {
  const copy = await render();
  if (!copy) return { copy, page: null };
  const digest = digestOf(copy.html);
  const same = held?.page?.path === copy.path && held.page.digest === digest;
  return { copy, page: same ? held.page : await encodePage(copy.path, copy.html, digest) };
}

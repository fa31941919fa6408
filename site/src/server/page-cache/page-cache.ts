import type { ConcurrencyLimiter } from "../http/concurrency-limiter.ts";
import type { DiskCache } from "./disk-cache.ts";
import type { EncodedPage } from "./encoded-page.ts";
import { CACHE_MAX_BYTES, type Entry, encodeIfChanged, PageStore, type Render } from "./page-store.ts";

/** A page younger than this is served as it is, in ms. */
export const FRESH_MS = 20_000;

/** Up to this age a page is served and renewed in the background, in ms; an older one is waited for. */
export const STALE_WHILE_REVALIDATE_MS = 40_000;

/** A visitor waits this long for a renewed page if there is a stale one, in ms. */
export const RENEWAL_TIMEOUT_MS = 3000;

/** Time after a failed or slow renewal for which stale pages are served at once, in ms. */
export const STALE_IF_ERROR_MS = 5000;

export type PageCacheOptions = {
  diskCache: DiskCache;
  /** Bounds how many pages are rendered at once. If it refuses, the last good page is served, if there is one. */
  limiter?: ConcurrencyLimiter | null;
  maxBytes?: number;
  now?: () => number;
  onFailure: (key: string, error: unknown) => void;
  /** Told of each request for a page: answered with what was rendered before, or by waiting for a render. */
  onGiven?: (from: "cache" | "render") => void;
  /** Told of each render and how long it took, in ms. */
  onRendered?: (ms: number) => void;
};

/**
 * Rendered pages and when they are renewed: stale-while-revalidate, stale-if-error, one render at a time for a page
 * (single flight), and a publish that makes all of them stale at once.
 */
export class PageCache {
  readonly #store: PageStore;
  readonly #limiter: ConcurrencyLimiter | null;
  readonly #now: () => number;
  readonly #onFailure: PageCacheOptions["onFailure"];
  readonly #onGiven: NonNullable<PageCacheOptions["onGiven"]>;
  readonly #onRendered: NonNullable<PageCacheOptions["onRendered"]>;
  /** Counts publishes. A page rendered before the last one is stale, however young. */
  #generation = 0;
  #failingUntil = Number.NEGATIVE_INFINITY;

  constructor({
    diskCache,
    limiter = null,
    maxBytes = CACHE_MAX_BYTES,
    now = () => performance.now(),
    onFailure,
    onGiven = () => {},
    onRendered = () => {},
  }: PageCacheOptions) {
    this.#limiter = limiter;
    this.#now = now;
    this.#onFailure = onFailure;
    this.#onGiven = onGiven;
    this.#onRendered = onRendered;
    const renew = (key: string, cached: Entry | undefined, render: Render) => this.#renew(key, cached, render);
    this.#store = new PageStore({ diskCache, maxBytes, freshMs: FRESH_MS, now, renew, onFailure });
  }

  /** Number of pages in memory. */
  get size(): number {
    return this.#store.size;
  }

  /**
   * The page: fresh if it can be had in time, else the last good one.
   *
   * @returns null if there is no such page
   * @throws what `render` throws, if there is no older page either
   */
  async get(key: string, render: Render): Promise<EncodedPage | null> {
    const cached = await this.#store.find(key);
    const isYoung = cached !== undefined && this.#now() - cached.renderedAt <= STALE_WHILE_REVALIDATE_MS;
    const isGood = isYoung && cached.generation === this.#generation;
    const isServed = cached !== undefined && (isGood || this.#isFailing());
    this.#onGiven(isServed ? "cache" : "render");
    if (!cached) return this.#pageOf(key, await this.#fetchNewest(key, render));
    if (isServed) {
      return (await this.#store.fetch(key, render, { allowStale: true, generation: this.#generation })).page;
    }
    return this.#pageOf(key, await this.#inTime(this.#fetchNewest(key, render), cached));
  }

  /** Whether the page could be served without the content system. */
  async has(key: string): Promise<boolean> {
    return (await this.#store.find(key)) !== undefined;
  }

  /** Something was published: every page is stale. */
  expire(): void {
    this.#generation += 1;
  }

  /**
   * These pictures look different: the pages that show one of them are stale. One that is being rendered at the moment may
   * show them as they were until it is renewed anyway.
   *
   * @returns whether there are any
   */
  expireShowing(uploads: string[]): boolean {
    let any = false;
    for (const entry of this.#store.entries()) {
      if (!entry?.page || !uploads.some((upload) => entry.page?.uploads.has(upload))) continue;
      entry.generation = Number.NaN;
      any = true;
    }
    return any;
  }

  #isFailing(): boolean {
    return this.#now() < this.#failingUntil;
  }

  /** Renders until the result is of the newest generation: a render under way may have read what a publish changed. */
  async #fetchNewest(key: string, render: Render): Promise<Entry> {
    for (;;) {
      const entry = await this.#store.fetch(key, render, { allowStale: false, generation: this.#generation });
      if (entry.generation === this.#generation || this.#isFailing()) return entry;
    }
  }

  /** The renewed entry, or the cached one if that takes too long. */
  async #inTime(renewed: Promise<Entry>, cached: Entry): Promise<Entry> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<Entry>((resolve) => {
      timer = setTimeout(() => {
        this.#failingUntil = this.#now() + STALE_IF_ERROR_MS;
        resolve(cached);
      }, RENEWAL_TIMEOUT_MS);
    });
    return Promise.race([renewed, timeout]).finally(() => clearTimeout(timer));
  }

  async #renew(key: string, cached: Entry | undefined, render: Render): Promise<Entry> {
    const generation = this.#generation;
    const renderAndEncode = async () => {
      const startedAt = this.#now();
      const rendered = await render();
      this.#onRendered(this.#now() - startedAt);
      return { rendered, page: rendered && (await encodeIfChanged(rendered, cached)) };
    };
    try {
      const { rendered, page } = await (this.#limiter ? this.#limiter.run(renderAndEncode) : renderAndEncode());
      this.#failingUntil = Number.NEGATIVE_INFINITY;
      if (!page || page !== cached?.page) this.#store.save(key, rendered);
      return { page, generation, renderedAt: this.#now() };
    } catch (error) {
      this.#failingUntil = this.#now() + STALE_IF_ERROR_MS;
      this.#onFailure(key, error);
      throw error;
    }
  }

  #pageOf(key: string, { page }: Entry): EncodedPage | null {
    if (!page) this.#store.forget(key);
    return page;
  }
}

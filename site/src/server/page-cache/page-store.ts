import { LRUCache } from "lru-cache";
import type { DiskCache, RenderedPage } from "./disk-cache.ts";
import { digestOf, type EncodedPage, encodePage, sizeOf } from "./encoded-page.ts";

/** Memory that pages may take up, in bytes. */
export const CACHE_MAX_BYTES = 64 * 1024 * 1024;

/** A page as it was rendered; `page` is null if there is none under the key. */
export type Entry = {
  page: EncodedPage | null;
  /** Counts publishes: which one the content was read after. */
  generation: number;
  /** Time of rendering by the cache's clock, in ms. */
  renderedAt: number;
};

/** Renders a page; null if there is none. Throws what its load function throws. */
export type Render = () => Promise<RenderedPage | null>;

/** Makes the entry of a key anew; `cached` is the one it replaces. */
type Renew = (key: string, cached: Entry | undefined, render: Render) => Promise<Entry>;

type PageStoreOptions = {
  diskCache: DiskCache;
  maxBytes: number;
  /** Age up to which an entry is fresh, in ms. */
  freshMs: number;
  now: () => number;
  renew: Renew;
  /** Told when the disk fails. */
  onFailure: (key: string, error: unknown) => void;
};

/** Compressed pages in memory and on disk. Requests for the same key share one renewal (lru-cache's fetch). */
export class PageStore {
  readonly #diskCache: DiskCache;
  readonly #onFailure: PageStoreOptions["onFailure"];
  readonly #memory: LRUCache<string, Entry, Render>;

  constructor({ diskCache, maxBytes, freshMs, now, renew, onFailure }: PageStoreOptions) {
    this.#diskCache = diskCache;
    this.#onFailure = onFailure;
    this.#memory = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => (page ? sizeOf(page) : 1),
      ttl: freshMs,
      ttlResolution: 0,
      perf: { now },
      noDeleteOnStaleGet: true,
      fetchMethod: (key, cached, { context }) => renew(key, cached, context),
    });
  }

  /** Number of pages in memory. */
  get size(): number {
    return this.#memory.size;
  }

  /** The entry of a key, however old, from memory or disk. */
  async find(key: string): Promise<Entry | undefined> {
    return this.#memory.peek(key, { allowStale: true }) ?? this.#restore(key);
  }

  /**
   * The entry of a key if it is fresh, else a renewed one.
   *
   * @param allowStale give a stale one and renew it in the background
   * @param generation an entry of another one is not fresh
   * @throws what `render` throws, unless there is an entry, however old
   */
  fetch(
    key: string,
    render: Render,
    { allowStale, generation }: { allowStale: boolean; generation: number },
  ): Promise<Entry> {
    const cached = this.#memory.peek(key, { allowStale: true });
    return this.#memory.forceFetch(key, {
      context: render,
      allowStale,
      allowStaleOnFetchRejection: cached !== undefined,
      forceRefresh: cached !== undefined && cached.generation !== generation,
    });
  }

  /** Entries in memory that are fresh. */
  entries(): Iterable<Entry | undefined> {
    return this.#memory.rvalues();
  }

  /** Writes a page to disk, or removes it from there. A disk that is full or read-only must not keep it from a visitor. */
  save(key: string, page: RenderedPage | null): void {
    const saving = page ? this.#diskCache.write(key, page) : this.#diskCache.remove(key);
    saving.catch((error: unknown) => this.#onFailure(key, error));
  }

  /** Forgets that there is no such page, so that asking for many of them cannot push out those that are. */
  forget(key: string): void {
    this.#memory.delete(key);
  }

  /** A page from disk counts as too old to be served without trying, and as good enough if that fails. */
  async #restore(key: string): Promise<Entry | undefined> {
    const saved = await this.#diskCache.read(key);
    const entry = saved && {
      page: await encodePage(saved.path, saved.html),
      generation: Number.NaN,
      renderedAt: Number.NEGATIVE_INFINITY,
    };
    const meanwhile = this.#memory.peek(key, { allowStale: true });
    if (meanwhile || !entry) return meanwhile;
    this.#memory.set(key, entry);
    return entry;
  }
}

/** Compresses a rendered page, unless it is the one that is cached. */
export async function encodeIfChanged(rendered: RenderedPage, cached: Entry | undefined): Promise<EncodedPage> {
  const digest = digestOf(rendered.html);
  const page = cached?.page;
  const isSame = page?.path === rendered.path && page.digest === digest;
  return isSame ? page : encodePage(rendered.path, rendered.html, digest);
}

import { LRUCache } from "lru-cache";
import type { ConcurrencyLimiter } from "../http/concurrency-limiter.ts";
import type { Schedule } from "../http/schedule.ts";
import type { BackgroundQueue } from "./background-queue.ts";
import type { DiskCache, RenderedPage } from "./disk-cache.ts";
import { compressPage, digestOf, type EncodedPage, encodePage, sizeOf } from "./encoded-page.ts";
import type { PageFreshness } from "./page-freshness.ts";

/**
 * Age after which a requested page is re-rendered, in ms. The version covers publications; this corrects anything else
 * a page depends on (a failed response, a text that Strapi changed without a webhook).
 */
export const REVALIDATE_AFTER_MS = 60_000;

/** How long a visitor waits for a changed page if there is an older one. */
export const RENEWAL_TIMEOUT_MS = 3000;

const MAX_BYTES = 64 * 1024 * 1024;

/** Null if there is no such page. Throws whatever its load function throws. */
export type Render = () => Promise<RenderedPage | null>;

type Kept = {
  /** Null if there is none; cached only until it has been reported. */
  page: EncodedPage | null;
  version: string;
  /** When it was rendered or read from disk, in ms by the schedule. */
  renderedAt: number;
  /** Last request by the same clock; 0 if never. */
  visitedAt: number;
  /** Null until it is first requested. */
  render: Render | null;
  /** Whether it is on disk at its smallest size. */
  isSaved: boolean;
};

/** How a page is rendered, and when it was requested; 0 if never. */
type Asked = { render: Render; visitedAt: number };

export type PageCacheOptions = {
  freshness: PageFreshness;
  diskCache: DiskCache;
  /** Limits concurrent renders. If it refuses, the last good page is served, if any. */
  limiter?: ConcurrencyLimiter | null;
  maxBytes?: number;
  schedule: Schedule;
  background: BackgroundQueue;
  onFailure: (key: string, error: unknown) => void;
  /** Called for each request: served from cache, or after waiting for a render. */
  onGiven?: (from: "cache" | "render") => void;
  /** Called for each render with its duration, in ms. */
  onRendered?: (ms: number) => void;
};

/**
 * Rendered pages, in memory and on disk. A current page is served as it is; a stale one is rendered once for all
 * visitors.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages: LRUCache<string, Kept, Asked>;
  /** The last render failed or took too long: until one succeeds, nobody waits for a page with an older copy. */
  #isFailing = false;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#pages = new LRUCache({
      maxSize: options.maxBytes ?? MAX_BYTES,
      sizeCalculation: ({ page }) => (page ? sizeOf(page) : 1),
      fetchMethod: (key, former, { context }) => this.#renderPresent(key, former, context),
      noDeleteOnFetchRejection: true,
      ignoreFetchAbort: true, // a visitor is waiting for a page that was evicted meanwhile
    });
  }

  get size(): number {
    return this.#pages.size;
  }

  /**
   * The current page if available in time, otherwise the last good one.
   * @returns null if there is no such page
   * @throws whatever `render` throws, if there is no older page either
   */
  async get(key: string, render: Render): Promise<EncodedPage | null> {
    const { freshness, background, onGiven, schedule } = this.#options;
    const kept = await this.#find(key);
    const isPresent = kept !== undefined && freshness.isPresent(kept.version);
    const isServed = kept !== undefined && (isPresent || this.#isFailing);
    onGiven?.(isServed ? "cache" : "render");
    const visitedAt = schedule.now();
    if (kept) Object.assign(kept, { visitedAt, render });
    if (isPresent && visitedAt - kept.renderedAt > REVALIDATE_AFTER_MS) {
      kept.renderedAt = visitedAt;
      background.visitorWaits(); // probably for another page next
      background.run("render", () => this.#renew(key, { render, visitedAt })).catch(() => {});
    }
    if (isPresent) return kept.page;
    background.visitorWaits();
    const renewed = this.#renew(key, { render, visitedAt }).finally(() => background.visitorWaits());
    if (!kept) return renewed;
    const inTime = renewed.catch(() => kept.page);
    return isServed ? kept.page : this.#inTime(inTime, kept.page);
  }

  /** Whether the page could be served without the content system. */
  async has(key: string): Promise<boolean> {
    return (await this.#find(key)) !== undefined;
  }

  /**
   * Renders the page ahead unless it is current.
   * @throws whatever `render` throws
   */
  async prepare(key: string, render: Render): Promise<void> {
    const kept = await this.#find(key);
    if (kept) kept.render = render;
    if (!kept || !this.#options.freshness.isPresent(kept.version)) await this.#renew(key, { render, visitedAt: 0 });
  }

  /** Stale pages in memory, most recently requested first. */
  outdated(): { key: string; render: Render }[] {
    return [...this.#pages.entries()]
      .filter(([, { version }]) => !this.#options.freshness.isPresent(version))
      .sort(([, one], [, other]) => other.visitedAt - one.visitedAt)
      .flatMap(([key, { render }]) => (render ? { key, render } : []));
  }

  /** Renders the page, or joins a pending render. */
  async #renew(key: string, context: Asked): Promise<EncodedPage | null> {
    const { page, isSaved } = await this.#pages.forceFetch(key, { context, forceRefresh: true });
    if (page && !isSaved) this.#saveLater(key);
    if (page) return page;
    this.#pages.delete(key);
    this.#options.diskCache.remove(key).catch((error: unknown) => this.#options.onFailure(key, error));
    return null;
  }

  /** Renders until the result is current: a publication may overtake it. */
  async #renderPresent(key: string, former: Kept | undefined, asked: Asked): Promise<Kept> {
    const { limiter, freshness, onFailure } = this.#options;
    const make = () => this.#renderOnce(former, asked);
    try {
      for (;;) {
        const kept = await (limiter ? limiter.run(make) : make());
        this.#isFailing = false;
        if (freshness.isPresent(kept.version)) return kept;
      }
    } catch (error) {
      this.#isFailing = true;
      onFailure(key, error);
      throw error;
    }
  }

  async #renderOnce(former: Kept | undefined, { render, visitedAt }: Asked): Promise<Kept> {
    const { freshness, onRendered, schedule } = this.#options;
    const version = freshness.present;
    const renderedAt = schedule.now();
    const rendered = await render();
    onRendered?.(schedule.now() - renderedAt);
    const made = { version, renderedAt, visitedAt: former?.visitedAt || visitedAt, render };
    if (!rendered) return { ...made, page: null, isSaved: false };
    const before = former?.page;
    const isSame = before?.path === rendered.path && before.digest === digestOf(rendered.html);
    const page = isSame ? before : await encodePage(rendered.path, rendered.html, "at once");
    return { ...made, page, isSaved: isSame && former?.version === version };
  }

  /** The re-rendered page, or the older one if that takes too long. */
  async #inTime(renewed: Promise<EncodedPage | null>, older: EncodedPage | null): Promise<EncodedPage | null> {
    let cancel = () => {};
    const late = new Promise<EncodedPage | null>((resolve) => {
      cancel = this.#options.schedule.after(RENEWAL_TIMEOUT_MS, () => {
        this.#isFailing = true;
        resolve(older);
      });
    });
    return Promise.race([renewed, late]).finally(cancel);
  }

  /** Any version, from memory or disk. */
  async #find(key: string): Promise<Kept | undefined> {
    const { diskCache, schedule } = this.#options;
    const kept = this.#pages.get(key);
    if (kept) return kept;
    const saved = await diskCache.read(key);
    const page = saved && (await encodePage(saved.path, saved.html, Buffer.from(saved.br, "base64")));
    if (page && !this.#pages.has(key)) {
      const renderedAt = schedule.now();
      this.#pages.set(key, { page, version: saved.version, renderedAt, visitedAt: 0, render: null, isSaved: true });
    }
    return this.#pages.peek(key);
  }

  /** Compresses the page to its smallest size, in memory, too, and writes it to disk. */
  #saveLater(key: string): void {
    this.#options.background
      .run("save", () => this.#save(key))
      .catch((error: unknown) => this.#options.onFailure(key, error));
  }

  async #save(key: string): Promise<void> {
    const kept = this.#pages.peek(key);
    if (!kept?.page || kept.isSaved) return;
    if (kept.page.isHasty) kept.page = await compressPage(kept.page);
    const { path, body } = kept.page;
    const html = Buffer.from(body.identity).toString();
    const br = Buffer.from(body.br).toString("base64");
    await this.#options.diskCache.write(key, { path, html, br, version: kept.version });
    kept.isSaved = true;
  }
}

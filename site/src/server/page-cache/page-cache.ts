import type { ConcurrencyLimiter } from "../http/concurrency-limiter.ts";
import type { Schedule } from "../schedule.ts";
import type { DiskCache } from "./disk-cache.ts";
import { digestOf, type EncodedPage, encodePage } from "./encoded-page.ts";
import type { PageFreshness } from "./page-freshness.ts";
import { CACHE_MAX_BYTES, type Entry, PageStore, type Render } from "./page-store.ts";
import { QuietMoments } from "./quiet-moments.ts";
import { SavedLater } from "./saved-later.ts";

/**
 * A page that is older than this is looked at again once somebody has got it, in ms. The version names what was published; what
 * else a page is made of (a file of settings, an answer that failed, a text that took too long) puts itself right by this.
 */
export const LOOKED_AT_AGAIN_MS = 60_000;

/** A visitor waits this long for a page that was changed if there is an older one, in ms. */
export const RENEWAL_TIMEOUT_MS = 3000;

export type PageCacheOptions = {
  freshness: PageFreshness;
  diskCache: DiskCache;
  /** Bounds how many pages are rendered at once. If it refuses, the last good page is served, if there is one. */
  limiter?: ConcurrencyLimiter | null;
  maxBytes?: number;
  schedule: Schedule;
  onFailure: (key: string, error: unknown) => void;
  /** Told of each request for a page: answered with what was rendered before, or by waiting for a render. */
  onGiven?: (from: "cache" | "render") => void;
  /** Told of each render and how long it took, in ms. */
  onRendered?: (ms: number) => void;
};

/** Rendered pages. One of the present content is given as it is; another is rendered anew, once for all who ask for it. */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #store: PageStore;
  readonly #quiet: QuietMoments;
  readonly #saved: SavedLater;
  readonly #renders = new Map<string, Promise<EncodedPage | null>>();
  /** The last render failed or took too long: until one succeeds, nobody waits for what is there in an older version. */
  #isFailing = false;

  constructor(options: PageCacheOptions) {
    const { maxBytes = CACHE_MAX_BYTES, schedule, limiter } = options;
    this.#options = options;
    this.#store = new PageStore({ ...options, maxBytes });
    this.#quiet = new QuietMoments(schedule, limiter);
    this.#saved = new SavedLater({ store: this.#store, quiet: this.#quiet, onFailure: options.onFailure });
  }

  #now(): number {
    return this.#options.schedule.now();
  }

  /** Number of pages in memory. */
  get size(): number {
    return this.#store.size;
  }

  /**
   * The page: of the present content if it can be had in time, else the last good one.
   *
   * @returns null if there is no such page
   * @throws what `render` throws, if there is no older page either
   */
  async get(key: string, render: Render): Promise<EncodedPage | null> {
    const { freshness, onGiven } = this.#options;
    const kept = await this.#store.find(key);
    const isServed = kept !== undefined && (this.#isFailing || freshness.mayBeShown(kept.version));
    onGiven?.(isServed ? "cache" : "render");
    if (!isServed) this.#quiet.visitorWaits();
    if (!kept) return this.#render(key, render, this.#now());
    Object.assign(kept, { visitedAt: this.#now(), render });
    if (freshness.isPresent(kept.version)) {
      kept.renderedAt ??= this.#now();
      if (this.#now() - kept.renderedAt > LOOKED_AT_AGAIN_MS) {
        kept.renderedAt = this.#now();
        this.#quiet.visitorWaits(); // the next page, perhaps
        this.#lookAgain(key, render);
      }
      return kept.page;
    }
    const renewed = this.#render(key, render, kept.visitedAt).catch(() => kept.page); // told of where it failed
    return isServed ? kept.page : this.#inTime(renewed, kept.page);
  }

  /** Whether the page could be served without the content system. */
  async has(key: string): Promise<boolean> {
    return (await this.#store.find(key)) !== undefined;
  }

  /**
   * Renders the page unless it is of the present content: nobody has asked for it yet.
   *
   * @throws what `render` throws
   */
  async prepare(key: string, render: Render): Promise<void> {
    const kept = await this.#store.find(key);
    if (kept) kept.render = render;
    if (!kept || !this.#options.freshness.isPresent(kept.version)) {
      await this.#render(key, render, kept?.visitedAt ?? 0);
    }
  }

  /** Resolves when no visitor waits for a page, and none has for a moment. */
  quiet(): Promise<void> {
    return this.#quiet.afterVisitors();
  }

  /** Pages in memory of former content, the one that was asked for last first. */
  outdated(): { key: string; render: Render }[] {
    return this.#store
      .entries()
      .filter(([, { version }]) => !this.#options.freshness.isPresent(version))
      .sort(([, one], [, other]) => other.visitedAt - one.visitedAt)
      .flatMap(([key, { render }]) => (render ? { key, render } : []));
  }

  /**
   * A version of the content differs from the one before by these pictures alone: pages that show none of them are of it too.
   *
   * @returns whether there are others
   */
  onlyPicturesChanged(uploads: string[], { before, now }: { before: string; now: string }): boolean {
    let others = false;
    for (const [key, entry] of this.#store.entries()) {
      if (entry.version !== before) continue;
      if (uploads.some((upload) => entry.page.uploads.has(upload))) others = true;
      else this.#isOf(now, key, entry);
    }
    return others;
  }

  /** A page is of another version as it is, on disk too. */
  #isOf(version: string, key: string, entry: Entry): void {
    entry.version = version;
    this.#saved.add(key);
  }

  /** Renders the page once more when no visitor waits for another. */
  #lookAgain(key: string, render: Render): void {
    this.quiet()
      .then(() => this.#render(key, render, this.#now()))
      .catch(() => {}); // told of where it failed
  }

  /** One render at a time for a page, until the result is of the present content: a publish may overtake it. */
  #render(key: string, render: Render, visitedAt: number): Promise<EncodedPage | null> {
    const running = this.#renders.get(key);
    if (running) return running;
    const started = this.#renderPresent(key, render, visitedAt)
      .catch((error: unknown) => {
        this.#isFailing = true;
        this.#options.onFailure(key, error);
        throw error;
      })
      .finally(() => this.#renders.delete(key));
    this.#renders.set(key, started);
    return started;
  }

  async #renderPresent(key: string, render: Render, visitedAt: number): Promise<EncodedPage | null> {
    const { limiter, freshness } = this.#options;
    for (;;) {
      const make = () => this.#renderOnce(key, render, visitedAt);
      const { page, version } = await (limiter ? limiter.run(make) : make());
      if (freshness.isPresent(version)) return page;
    }
  }

  async #renderOnce(
    key: string,
    render: Render,
    visitedAt: number,
  ): Promise<{ page: EncodedPage | null; version: string }> {
    const { freshness, onRendered } = this.#options;
    const version = freshness.present;
    const startedAt = this.#now();
    const before = this.#store.peek(key);
    // One of the present version is looked at again: what it shows beside what is published may have changed.
    const rendered = await render(before && !freshness.isPresent(before.version) ? before : null);
    this.#isFailing = false;
    if (rendered === "unchanged" && before) {
      const there = this.#store.peek(key);
      const unchanged = there?.page.digest === before.page.digest ? there : before; // an older one may be back from disk
      this.#isOf(version, key, unchanged);
      return { page: unchanged.page, version };
    }
    onRendered?.(this.#now() - startedAt);
    if (!rendered || rendered === "unchanged") {
      this.#store.forget(key);
      return { page: null, version };
    }
    const kept = this.#store.peek(key);
    const isSame = kept?.page.path === rendered.path && kept.page.digest === digestOf(rendered.html);
    if (!isSame) this.#quiet.rendered();
    const page = isSame ? kept.page : await encodePage(rendered.path, rendered.html, "at once");
    const shown = { page, version, initial: rendered.initial ?? null };
    this.#store.keep(key, { ...shown, visitedAt: kept?.visitedAt || visitedAt, renderedAt: startedAt, render });
    if (!isSame || kept.version !== version) this.#saved.add(key);
    return { page, version };
  }

  /** The renewed page, or the older one if that takes too long. */
  async #inTime(renewed: Promise<EncodedPage | null>, older: EncodedPage): Promise<EncodedPage | null> {
    let cancel = () => {};
    const late = new Promise<EncodedPage>((resolve) => {
      cancel = this.#options.schedule.after(RENEWAL_TIMEOUT_MS, () => {
        this.#isFailing = true;
        resolve(older);
      });
    });
    return Promise.race([renewed, late]).finally(cancel);
  }
}

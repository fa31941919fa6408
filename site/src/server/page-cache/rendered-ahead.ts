import type { PageCache } from "./page-cache.ts";
import type { PageFreshness } from "./page-freshness.ts";
import type { Render } from "./page-store.ts";

/** Most pages that are rendered before somebody asks for them, for each version of the content. */
const AHEAD_MAX = 200;

/** So many pages in a row that cannot be rendered end it: the content system is away. */
const FAILURES_MAX = 3;

/** So often it is begun for one version: pages that never can be rendered are not tried for ever. */
const TRIES_MAX = 3;

export type NamedPage = { key: string; render: Render };

type Options = {
  freshness: PageFreshness;
  pages: PageCache;
  landing: NamedPage;
  /** The pages of the sitemap, the most important first. */
  listed: (max: number) => Promise<NamedPage[]>;
};

/**
 * Which pages are rendered before somebody asks for them, once for each version of the content: the landing page at once, then
 * those that are kept, the one that was asked for last first, then those of the sitemap. One at a time, and only while no
 * visitor waits for a page.
 */
export class RenderedAhead {
  readonly #options: Options;
  #doneFor: string | null = null;
  #runningFor: string | null = null;
  #tries = { version: "", count: 0 };

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Begins, unless it was done for the present content. Resolves when the landing page is there.
   *
   * @throws what rendering the landing page throws
   */
  async start(): Promise<void> {
    const { freshness, pages, landing } = this.#options;
    const version = freshness.present;
    if (this.#doneFor === version || this.#runningFor === version) return;
    if (this.#tries.version !== version) this.#tries = { version, count: 0 };
    if (this.#tries.count === TRIES_MAX) return;
    this.#tries.count += 1;
    this.#runningFor = version;
    const end = (isDone: boolean) => {
      if (isDone) this.#doneFor = version;
      if (this.#runningFor === version) this.#runningFor = null;
    };
    try {
      await pages.prepare(landing.key, landing.render);
    } catch (error) {
      end(false);
      throw error;
    }
    void this.#renderOthers(version).then(end);
  }

  /** @returns false if something was published meanwhile, or the content system is away */
  async #renderOthers(version: string): Promise<boolean> {
    const { freshness, pages, landing } = this.#options;
    const seen = new Set([landing.key]);
    let failures = 0;
    for await (const { key, render } of this.#others()) {
      if (seen.has(key)) continue;
      if (seen.size === AHEAD_MAX) break;
      seen.add(key);
      await pages.quiet();
      if (freshness.present !== version) return false;
      failures = await pages.prepare(key, render).then(
        () => 0,
        () => failures + 1, // told of where it failed
      );
      if (failures === FAILURES_MAX) return false;
    }
    return true;
  }

  async *#others(): AsyncGenerator<NamedPage> {
    yield* this.#options.pages.outdated();
    yield* await this.#options.listed(AHEAD_MAX).catch(() => []);
  }
}

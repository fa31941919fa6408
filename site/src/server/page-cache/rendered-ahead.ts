import type { BackgroundQueue } from "./background-queue.ts";
import type { PageCache, Render } from "./page-cache.ts";
import type { PageFreshness } from "./page-freshness.ts";

/** Most pages that are rendered before somebody asks for them, for each version of the content. */
const AHEAD_MAX = 200;

/** This many pages in a row that cannot be rendered end it: content is down. It is tried again once content answers. */
const FAILURES_MAX = 3;

export type NamedPage = { key: string; render: Render };

type Options = {
  freshness: PageFreshness;
  pages: PageCache;
  background: BackgroundQueue;
  landing: NamedPage;
  /** The pages of the sitemap, the most important first. */
  listed: (max: number) => Promise<NamedPage[]>;
};

/**
 * Renders pages before somebody asks for them, once for each version of the content: the landing page at once, then those that
 * are kept, the one that was asked for last first, then those of the sitemap, whenever no visitor waits for a page.
 */
export class RenderedAhead {
  readonly #options: Options;
  #startedFor: string | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Begins, unless that was done for the present content. Resolves when everything is rendered or cannot be. Never throws. */
  async start(): Promise<void> {
    const version = this.#options.freshness.present;
    if (this.#startedFor === version) return;
    this.#startedFor = version;
    const isDone = await this.#renderAll(version);
    if (!isDone && this.#startedFor === version) this.#startedFor = null;
  }

  /** @returns false if content is down */
  async #renderAll(version: string): Promise<boolean> {
    const { freshness, pages, background, landing, listed } = this.#options;
    let failures = 0;
    const isNeeded = () => freshness.present === version && failures < FAILURES_MAX;
    const prepare = async ({ key, render }: NamedPage) => {
      if (!isNeeded()) return;
      await pages.prepare(key, render).then(
        () => (failures = 0),
        () => (failures += 1), // logged where it failed
      );
    };
    await prepare(landing);
    if (failures > 0) return false;
    const others = [...pages.outdated(), ...(await listed(AHEAD_MAX).catch(() => []))];
    const byKey = new Map(others.map((page) => [page.key, page]));
    const first = [...byKey.values()].slice(0, AHEAD_MAX);
    await Promise.all(first.map((page) => background.run("render", () => prepare(page), isNeeded)));
    return failures < FAILURES_MAX;
  }
}

import type { BackgroundQueue } from "./background-queue.ts";
import type { PageCache, Render } from "./page-cache.ts";
import type { PageFreshness } from "./page-freshness.ts";

const AHEAD_MAX = 200;

/** It stops after this many failures in a row, since content is down, and restarts once content responds. */
const FAILURES_MAX = 3;

export type NamedPage = { key: string; render: Render };

type Options = {
  freshness: PageFreshness;
  pages: PageCache;
  background: BackgroundQueue;
  landing: NamedPage;
  /** The sitemap's pages, most important first. */
  listed: (max: number) => Promise<NamedPage[]>;
};

/**
 * Renders pages ahead of requests, once per content version, while no visitor is waiting: the landing page first, then
 * cached pages by last request, then those of the sitemap.
 */
export class RenderedAhead {
  readonly #options: Options;
  #startedFor: string | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Starts, unless this version is done. Resolves when everything is rendered or failed. Never throws. */
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
        () => (failures += 1),
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

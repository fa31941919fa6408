import type { PublishEvent } from "@schaufenster/contract/publish-webhook";
import { newestPages } from "../discovery/newest-pages.ts";
import { LANDING_PAGE, type PageDefinition } from "../pages/page-definitions.tsx";
import type { Dependencies } from "./dependencies.ts";
import { ContentWatch } from "./page-cache/content-watch.ts";
import { type NamedPage, RenderedAhead } from "./page-cache/rendered-ahead.ts";
import { loadContextOf, renderLoadedPage } from "./routes/page-responses.ts";
import type { Settings } from "./settings/settings.ts";

/** Stands in the log for the id of a request that nobody made. */
const AHEAD = "ahead";

export type Publications = {
  /** Takes a webhook: what it tells of is shown from now on. */
  published: (event: PublishEvent) => void;
  /** Looks for publications that no webhook told of. @returns a function that ends it */
  keepAsking: () => () => void;
};

/** Makes pages and files stale after a publication, and has pages rendered ahead. */
export function createPublications(settings: Settings, dependencies: Dependencies): Publications {
  const { caches, uploadCache, client, log } = dependencies;
  const named = (page: PageDefinition): NamedPage => ({
    key: page.key,
    render: (kept) => renderLoadedPage(dependencies, page, AHEAD, kept),
  });
  const ahead = new RenderedAhead({
    freshness: caches.freshness,
    pages: caches.pages,
    landing: named(LANDING_PAGE),
    listed: async (max) => (await newestPages(loadContextOf(dependencies, AHEAD), max)).map(named),
  });
  const watch = new ContentWatch({
    settings,
    client,
    freshness: caches.freshness,
    log,
    onAnswer: () => void ahead.start().catch(() => {}), // logged where it happened
  });

  function published(event: PublishEvent): void {
    const pagesShow = caches.published(event);
    if (!pagesShow) return;
    uploadCache.expire();
    if (event.goneFile) uploadCache.forget(event.goneFile).catch(() => {}); // it is asked for again within a day
    if (!event.content) void watch.ask();
    else ahead.start().catch(() => {}); // logged where it happened; the next visitor's request tries again
  }
  return { published, keepAsking: () => watch.keepAsking() };
}

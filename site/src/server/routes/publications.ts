import type { PublishEvent } from "@schaufenster/contract/publish-webhook";
import { newestPages } from "../../discovery/newest-pages.ts";
import { LANDING_PAGE } from "../../pages/landing/page.ts";
import type { PageDefinition } from "../../pages/page-definition.tsx";
import { ContentWatch } from "../cache/content-watch.ts";
import { type NamedPage, RenderedAhead } from "../cache/rendered-ahead.ts";
import type { Settings } from "../http/settings/settings.ts";
import type { Dependencies } from "./dependencies.ts";
import { loadContextOf, renderLoadedPage } from "./page-responses.ts";

/** Logged in place of a request id. */
const AHEAD = "ahead";

export type Publications = {
  /** Handles a webhook: the publication is visible from now on. */
  published: (event: PublishEvent) => void;
  /** Watches for publications whose webhook got lost. @returns a function that stops it */
  keepAsking: () => () => void;
};

/** Makes pages and files stale after a publication, and starts rendering ahead. */
export function createPublications(settings: Settings, dependencies: Dependencies): Publications {
  const { caches, uploadCache, client, schedule } = dependencies;
  const { freshness, pages, background } = caches;
  const named = (page: PageDefinition): NamedPage => ({
    key: page.key,
    render: () => renderLoadedPage(dependencies, page, AHEAD),
  });
  const ahead = new RenderedAhead({
    freshness,
    pages,
    background,
    landing: named(LANDING_PAGE),
    listed: async (max) => (await newestPages(loadContextOf(dependencies, AHEAD), max)).map(named),
  });
  const watch = new ContentWatch({
    settings,
    client,
    freshness,
    schedule,
    onAnswer: () => void ahead.start(),
  });

  function published({ contentVersion, goneFile }: PublishEvent): void {
    freshness.published(contentVersion);
    uploadCache.expire();
    if (goneFile) uploadCache.forget(goneFile).catch(() => {});
    if (contentVersion === undefined) void watch.ask();
    else void ahead.start();
  }
  return { published, keepAsking: () => watch.keepAsking() };
}

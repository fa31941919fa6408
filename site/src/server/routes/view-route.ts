import { Hono } from "hono";
import { pageOfKey } from "../../pages/page-of-key.ts";
import { VIEWS_PATH } from "../cache/view-counts/view-counter.ts";
import { CACHE_POLICY } from "../http/cache-policy.ts";
import type { SiteEnv } from "../http/site-env.ts";
import type { Dependencies } from "./dependencies.ts";
import { takePage } from "./page-responses.ts";

/** Counts a prefetched page that is now shown: 204, or 404 if there is no such page. */
export function viewRoutes(dependencies: Dependencies): Hono<SiteEnv> {
  return new Hono<SiteEnv>().get(`${VIEWS_PATH}/:key{.+}`, async (context) => {
    const { views } = dependencies;
    const definition = pageOfKey(context.req.param("key"));
    if (!views || !definition) return context.notFound();
    const header = (name: string) => context.req.header(name);
    if (views.isShown(context.req.method, header)) {
      const page = await takePage(dependencies, definition, context.get("requestId")).catch(() => null);
      if (page) views.countShown(definition.key, header);
    }
    return context.body(null, 204, { "cache-control": CACHE_POLICY.private });
  });
}

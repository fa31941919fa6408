import { hasBearer } from "@schaufenster/contract/bearer";
import { Hono } from "hono";
import { CACHE_POLICY } from "../http/cache-policy.ts";
import type { Settings } from "../http/settings/settings.ts";
import type { SiteEnv } from "../http/site-env.ts";
import type { Dependencies } from "./dependencies.ts";

/** For Prometheus, with METRICS_TOKEN; 404 for everyone else. */
export function metricsRoute(
  { metrics: { registry } }: Pick<Dependencies, "metrics">,
  { metricsToken }: Pick<Settings, "metricsToken">,
): Hono<SiteEnv> {
  return new Hono<SiteEnv>().get("/metrics", async (context, next) => {
    if (!hasBearer(context.req.header("authorization"), metricsToken)) return next();
    const headers = { "content-type": registry.contentType, "cache-control": CACHE_POLICY.private };
    return context.body(await registry.metrics(), 200, headers);
  });
}

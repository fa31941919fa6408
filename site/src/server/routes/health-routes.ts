import { Hono } from "hono";
import { LANDING_PAGE } from "../../pages/page-definitions.tsx";
import type { Dependencies } from "../dependencies.ts";
import { CACHE_POLICY } from "../http/cache-policy.ts";
import type { SiteEnv } from "../http/site-env.ts";
import type { Settings } from "../settings/settings.ts";

/**
 * For monitoring. `/health`: the process answers. `/health/ready`: it can show the landing page, whether
 * the content system is there or not; 503 until then, and once the process is told to stop.
 */
export function healthRoutes(
  { caches, buildId, stopping }: Pick<Dependencies, "caches" | "buildId" | "stopping">,
  { instanceId: instance, version }: Pick<Settings, "instanceId" | "version">,
): Hono<SiteEnv> {
  const headers = { "cache-control": CACHE_POLICY.private };
  return new Hono<SiteEnv>()
    .get("/health", (context) => {
      const uptimeSeconds = Math.round(process.uptime());
      return context.json(
        { status: "ok", uptimeSeconds, buildId, instance, version, cachedPages: caches.pages.size },
        200,
        headers,
      );
    })
    .get("/health/ready", async (context) => {
      if (stopping.signal.aborted) return context.json({ status: "stopping" }, 503, headers);
      const ready = await caches.pages.has(LANDING_PAGE.key);
      return context.json({ status: ready ? "ready" : "waiting" }, ready ? 200 : 503, headers);
    });
}

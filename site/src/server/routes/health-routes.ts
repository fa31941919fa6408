import type { IncomingMessage } from "node:http";
import { Hono } from "hono";
import ipaddr from "ipaddr.js";
import { LANDING_PAGE } from "../../pages/page-definitions.tsx";
import type { Dependencies } from "../dependencies.ts";
import { CACHE_POLICY } from "../http/cache-policy.ts";
import type { SiteEnv } from "../http/site-env.ts";
import type { Settings } from "../settings/settings.ts";

/**
 * For monitoring. `/health`: the process answers. `/health/ready`: it can show the landing page, whether
 * the content system is there or not; 503 until then.
 */
export function healthRoutes(
  { caches }: Pick<Dependencies, "caches">,
  { instanceId: instance, version }: Pick<Settings, "instanceId" | "version">,
): Hono<SiteEnv> {
  const headers = { "cache-control": CACHE_POLICY.private };
  return new Hono<SiteEnv>()
    .get("/health", (context) =>
      // Which start and version it is helps this machine's own programs, and otherwise only attackers.
      context.json(
        { status: "ok", ...(isOfThisMachine(context.env.incoming) ? { instance, version } : {}) },
        200,
        headers,
      ),
    )
    .get("/health/ready", async (context) => {
      const ready = await caches.pages.has(LANDING_PAGE.key);
      return context.json({ status: ready ? "ready" : "waiting" }, ready ? 200 : 503, headers);
    });
}

/** Whether a program of this machine asks, and not a front server for somebody. */
function isOfThisMachine({ headers, socket }: IncomingMessage): boolean {
  const address = socket.remoteAddress ?? "";
  const isLoopback = ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
  return isLoopback && headers["x-forwarded-for"] === undefined;
}

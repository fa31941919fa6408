import type { IncomingMessage } from "node:http";
import { Hono } from "hono";
import ipaddr from "ipaddr.js";
import { LANDING_PAGE } from "../../pages/landing/page.ts";
import { CACHE_POLICY } from "../http/cache-policy.ts";
import type { Settings } from "../http/settings/settings.ts";
import type { SiteEnv } from "../http/site-env.ts";
import type { Dependencies } from "./dependencies.ts";

/**
 * For monitoring. `/health`: the process responds. `/health/ready`: it can show the landing page, with or without the
 * content system; 503 until then.
 */
export function healthRoutes(
  { caches }: Pick<Dependencies, "caches">,
  { instanceId: instance, version }: Pick<Settings, "instanceId" | "version">,
): Hono<SiteEnv> {
  const headers = { "cache-control": CACHE_POLICY.private };
  return new Hono<SiteEnv>()
    .get("/health", (context) =>
      // Start id and version help only this machine's programs, and attackers.
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

/** Whether the request comes from a program on this machine and not through a front server. */
function isOfThisMachine({ headers, socket }: IncomingMessage): boolean {
  const address = socket.remoteAddress ?? "";
  const isLoopback = ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
  return isLoopback && headers["x-forwarded-for"] === undefined;
}

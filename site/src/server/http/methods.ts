import type { Context, MiddlewareHandler } from "hono";
import { CACHE_POLICY } from "./cache-policy.ts";
import type { SiteEnv } from "./site-env.ts";

/** Methods that the site or the content system supports. The rest is for proxies and WebDAV. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** 501 for any other method (RFC 9110, 15.6.2), before it could be proxied. */
export function rejectUnknownMethods(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    if (METHODS.includes(context.req.method)) return next();
    return context.text("Diese Art von Anfrage gibt es hier nicht.", 501, { "cache-control": CACHE_POLICY.private });
  };
}

/** 405 with an Allow header (RFC 9110, 15.5.6). */
export function refuseMethod(context: Context, allowed: readonly string[]): Response {
  const headers = { allow: allowed.join(", "), "cache-control": CACHE_POLICY.private };
  return context.text("So lässt sich diese Adresse nicht aufrufen.", 405, headers);
}

import type { Context, Hono, MiddlewareHandler } from "hono";
import type { SiteEnv } from "./site-env.ts";

/** What the site answers or the content system does. The rest is for proxies, file systems and those who try them. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** 501 for a method that nothing here knows (RFC 9110, 15.6.2), before anything could pass it on. */
export function knownMethodsOnly(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    if (METHODS.includes(context.req.method)) return next();
    return context.text("Not Implemented", 501, { "cache-control": "no-store" });
  };
}

/** `/projekte/` leads to `/projekte`, so that every page has one address. */
export function redirectTrailingSlash(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const { path, method, url } = context.req;
    if (path === "/" || !path.endsWith("/") || (method !== "GET" && method !== "HEAD")) return next();
    const { pathname, search } = new URL(url);
    return context.redirect(pathname.replace(/\/+$/, "") + search, 301);
  };
}

/**
 * 405 with Allow if the address exists for another method (RFC 9110, 15.5.6); null if it does not exist at all.
 */
export function methodNotAllowed(app: Hono<SiteEnv>, context: Context<SiteEnv>): Response | null {
  const { path } = context.req;
  const method = context.req.method === "HEAD" ? "GET" : context.req.method;
  const allowed = ["GET", "POST"].filter(
    (other) => other !== method && app.router.match(other, path)[0].some(([[, route]]) => route.method === other),
  );
  if (allowed.length === 0) return null;
  const allow = allowed.flatMap((other) => (other === "GET" ? ["GET", "HEAD"] : [other])).join(", ");
  return context.text("Method Not Allowed", 405, { allow, "cache-control": "no-store" });
}

import type { Context, Hono, MiddlewareHandler } from "hono";
import type { SiteEnv } from "./environment.ts";

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

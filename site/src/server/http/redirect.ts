import type { Context, MiddlewareHandler } from "hono";
import { CACHE_POLICY } from "./cache-policy.ts";
import type { SiteEnv } from "./site-env.ts";

/** Redirects to a page's current address; never cached, since the address may change again. */
export function redirect(context: Context<SiteEnv>, location: string, status: 301 | 308 = 301): Response {
  context.header("cache-control", CACHE_POLICY.redirect);
  return context.redirect(location, status);
}

/** Redirects `/projekte/` to `/projekte`, so that every page has one address. */
export function redirectTrailingSlash(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const { path, method, url } = context.req;
    if (path === "/" || !path.endsWith("/") || (method !== "GET" && method !== "HEAD")) return next();
    const { pathname, search } = new URL(url);
    return redirect(context, pathname.slice(0, -1) + search); // repeated slashes are already gone (request-target.ts)
  };
}

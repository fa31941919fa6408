import type { Context, MiddlewareHandler } from "hono";
import { CACHE_POLICY } from "./cache-policy.ts";
import type { SiteEnv } from "./site-env.ts";

/** Leads to the address that a page has now; asked for anew each time, since it may have another one tomorrow. */
export function redirect(context: Context<SiteEnv>, location: string, status: 301 | 308 = 301): Response {
  context.header("cache-control", CACHE_POLICY.redirect);
  return context.redirect(location, status);
}

/** `/projekte/` leads to `/projekte`, so that every page has one address. */
export function redirectTrailingSlash(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const { path, method, url } = context.req;
    if (path === "/" || !path.endsWith("/") || (method !== "GET" && method !== "HEAD")) return next();
    const { pathname, search } = new URL(url);
    return redirect(context, pathname.slice(0, -1) + search); // repeated slashes are gone (request-target.ts)
  };
}

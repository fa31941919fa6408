import type { MiddlewareHandler } from "hono";
import type { Schedule } from "./schedule.ts";
import type { SiteEnv } from "./site-env.ts";

/** Every Cache-Control of the site, by purpose (RFC 9111, 5.2; decision 245 has the reasons). Times in s. */
export const CACHE_POLICY = {
  /**
   * Pages, sitemaps, feeds. Browsers revalidate each time and mostly get 304; a shared cache revalidates after one
   * second, in the background for one second more, so that a publication is visible within two, and serves stale while
   * the site fails (RFC 5861). nginx revalidates in the next second: {@link nginxAsksEachSecond}.
   */
  page: "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=604800",
  /** A prefetched page: for this browser alone, since its Link header reports the view. */
  ahead: "private, max-age=0",
  /** Files whose name changes with their content. A year is the maximum. */
  immutable: "public, max-age=31536000, immutable",
  /**
   * A foreign content system's files, which change under their names: browsers revalidate each time and mostly get 304.
   */
  revalidated: "public, no-cache",
  /** Files that rarely change under their name: favicon, robots.txt, old cards. */
  hour: "public, max-age=3600",
  /** A page's address may change back, and a cached redirect would then loop. */
  redirect: "no-cache",
  /**
   * Responses for one visitor or one moment: errors, forms, previews, health, and everything from the content system.
   */
  private: "private, no-store",
} as const;

/**
 * nginx counts whole seconds and would cache a page for up to two after `s-maxage=1`, so X-Accel-Expires gives it the
 * last second in which the page is fresh, the current one, in s since 1970. Its clock must agree with this one.
 */
export function nginxAsksEachSecond(schedule: Schedule): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    await next();
    if (context.get("answered") || context.res.headers.get("cache-control") !== CACHE_POLICY.page) return;
    context.res.headers.set("x-accel-expires", `@${Math.floor(schedule.wallClock().getTime() / 1000)}`);
  };
}

import type { MiddlewareHandler } from "hono";
import type { Schedule } from "../schedule.ts";
import type { SiteEnv } from "./site-env.ts";

/** Every Cache-Control of the site, by purpose (RFC 9111, 5.2; decision 245 has the reasons). Times in s. */
export const CACHE_POLICY = {
  /**
   * Pages, sitemaps, feeds. Browsers ask each time and mostly get 304; a shared cache asks after a second, in the
   * background for one second more, so that a publish shows within two, and answers by itself while the site fails
   * (RFC 5861). nginx asks in the next second: {@link nginxAsksEachSecond}.
   */
  page: "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=604800",
  /** A page that a browser fetches before it is wanted: for this browser alone, as its link says that it counts. */
  ahead: "private, max-age=0",
  /** Files whose name changes with their content. A year is as long as one may say. */
  immutable: "public, max-age=31536000, immutable",
  /** A foreign content system's files, which change under their names: a browser asks each time and mostly gets 304. */
  revalidated: "public, no-cache",
  /** Files that rarely change under their name: favicon, robots.txt, cards of an old version. */
  hour: "public, max-age=3600",
  /** A page's address may change back, and a redirect kept by a browser would then lead in a circle. */
  redirect: "no-cache",
  /** Answers for one visitor or one moment: errors, forms, previews, health, all that is the content system's. */
  private: "private, no-store",
} as const;

/**
 * nginx counts whole seconds, and would keep a page for up to two after `s-maxage=1`: it is told the last second in which the
 * page counts as fresh, the present one, in s since 1970. Its clock has to be this one, or one that agrees with it.
 */
export function nginxAsksEachSecond(schedule: Schedule): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    await next();
    if (context.get("answered") || context.res.headers.get("cache-control") !== CACHE_POLICY.page) return;
    context.res.headers.set("x-accel-expires", `@${Math.floor(schedule.wallClock().getTime() / 1000)}`);
  };
}

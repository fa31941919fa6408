import { isCampaign } from "@schaufenster/contract/old-addresses";
import type { MiddlewareHandler } from "hono";
import { PROJECTS_PATH } from "../../content/routes.ts";
import type { Dependencies } from "../dependencies.ts";
import type { SiteEnv } from "../http/site-env.ts";
import { redirectFromOld } from "./old-addresses.ts";
import { answerWithOwnPage } from "./page-routes.ts";

/** The list of projects and what has a number in it: these pages are asked for first. */
const ENTRY = new RegExp(`^${PROJECTS_PATH}(?:/kategorie)?(?:/[1-9]|/?$)`);

/**
 * Addresses that another route would answer although they are a former page's: the landing page with a query that names a page
 * (`/?p=26`), and, in one step, what ends in a slash. All others are asked for where there is no page.
 */
export function oldAddressesFirst(dependencies: Dependencies): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const { pathname, searchParams } = new URL(context.req.url);
    const namesPage = pathname === "/" && [...searchParams.keys()].some((name) => !isCampaign(name));
    const hasSlash = pathname !== "/" && pathname.endsWith("/") && !ENTRY.test(pathname);
    const own = hasSlash ? await answerWithOwnPage(context, dependencies) : null;
    return own ?? (namesPage || hasSlash ? await redirectFromOld(context, dependencies) : null) ?? next();
  };
}

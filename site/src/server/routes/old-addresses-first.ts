import { isCampaign } from "@schaufenster/contract/old-addresses";
import type { MiddlewareHandler } from "hono";
import { PROJECTS_PATH } from "../../content/routes.ts";
import type { SiteEnv } from "../http/site-env.ts";
import type { Dependencies } from "./dependencies.ts";
import { answerWithOwnPage } from "./page-routes.ts";
import { redirectFromOld } from "./redirect-from-old.ts";

/** The project list and pages with an id are looked up first. */
const ENTRY = new RegExp(`^${PROJECTS_PATH}(?:/kategorie)?(?:/[1-9]|/?$)`);

/**
 * Redirects from a former website that another route would otherwise answer: the landing page with a query that names a
 * page (`/?p=26`), and addresses with a trailing slash, in one step. All others are looked up only if there is no page.
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

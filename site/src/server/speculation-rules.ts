import { Hono } from "hono";
import { PROJECTS_PATH } from "../content/routes.ts";
import type { SiteEnv } from "./environment.ts";

const PATH = "/speculation-rules.json";

/** Named by a header, as documents hold no inline script (HTML standard, speculation rules). */
export const SPECULATION_RULES_HEADER = { "speculation-rules": `"${PATH}"` };

/**
 * What a browser may fetch before it is asked to: pages of the portfolio, once a visitor rests on a link to one. Only
 * fetched, not rendered: nothing of a page runs, or counts, before it is visited.
 */
const RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: `${PROJECTS_PATH}*` }, eagerness: "moderate" }],
});

export function speculationRulesRoutes(): Hono<SiteEnv> {
  return new Hono<SiteEnv>().get(PATH, (context) =>
    context.body(RULES, 200, {
      "content-type": "application/speculationrules+json",
      "cache-control": "public, max-age=86400",
    }),
  );
}

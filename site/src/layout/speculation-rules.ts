import { PROJECTS_PATH } from "../content/routes.ts";

/**
 * Pages that a browser may prefetch (HTML standard, speculation rules): those of the portfolio, when the visitor hovers
 * over a link. They are fetched but not rendered, so nothing runs or is counted before the visit. The rules are inline,
 * since a file would be loaded before the fonts.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: `${PROJECTS_PATH}*` }, eagerness: "moderate" }],
});

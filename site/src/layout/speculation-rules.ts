import { PROJECTS_PATH } from "../content/routes.ts";

/**
 * Pages that a browser may prefetch on hover (HTML standard, speculation rules): those of the portfolio. They aren't
 * rendered, so nothing runs or is counted before the visit. Inline, since a file would load before the fonts.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: `${PROJECTS_PATH}*` }, eagerness: "moderate" }],
});

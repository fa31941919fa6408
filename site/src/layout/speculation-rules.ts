import { PROJECTS_PATH } from "../content/routes.ts";

/**
 * What a browser may fetch before it is asked to (HTML standard, speculation rules): pages of the portfolio, once a
 * visitor rests on a link to one. Only fetched, not rendered: nothing of a page runs, or counts, before it is visited.
 * Within documents, as a file of them would be fetched before the fonts, on the connection that is already there.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: `${PROJECTS_PATH}*` }, eagerness: "moderate" }],
});

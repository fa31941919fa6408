import { PROJECTS_PATH } from "../content/routes.ts";

/**
 * Pages that a browser may fetch in advance (HTML standard, speculation rules): those of the portfolio, when the visitor
 * rests on a link to one. They are fetched but not rendered, so nothing runs or is counted before the visit. The rules
 * stand within the document, because a file of them would be fetched before the fonts.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: `${PROJECTS_PATH}*` }, eagerness: "moderate" }],
});

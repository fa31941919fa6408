import { type Context, Hono } from "hono";
import { CATEGORY_PATH, type LegalText, PAGE_PARAMETER, PROJECTS_PATH } from "../../content/routes.ts";
import { SENT_PATH } from "../../pages/contact/load.ts";
import {
  categoryView,
  LANDING_VIEW,
  legalView,
  projectsView,
  projectView,
  SENT_VIEW,
  type View,
} from "../../pages/views.tsx";
import type { Dependencies } from "../dependencies.ts";
import type { SiteEnv } from "../http/site-env.ts";
import { answerWithError, answerWithView } from "./page-responses.ts";

/** An id as it is written, without zeros before it, and the words after it that are there for people only. */
const ID_AND_NAME = /^([1-9]\d{0,14})(?:-|$)/;

/** A page number as the site itself writes it; a list has no more pages than five digits can count. */
const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/** Every page of the site (spec §2, routes). */
export function pageRoutes(dependencies: Dependencies): Hono<SiteEnv> {
  const answer = (context: Context<SiteEnv>, view: View | null, list: View | null = null) =>
    view ? answerWithView(context, dependencies, view, list) : answerWithError(context, dependencies, 404);

  const legal = (text: LegalText) => (context: Context<SiteEnv>) => answer(context, legalView(text));

  return new Hono<SiteEnv>()
    .get("/", (context) => answer(context, LANDING_VIEW))
    .get(PROJECTS_PATH, (context) =>
      answerWithPage(context, (page) => answer(context, page ? projectsView(page) : null, projectsView(1))),
    )
    .get(`${CATEGORY_PATH}/:idname`, (context) =>
      answerWithPage(context, (page) => {
        const id = idOf(context.req.param("idname"));
        return answer(context, id && page ? categoryView(id, page) : null, id ? categoryView(id, 1) : null);
      }),
    )
    .get(`${PROJECTS_PATH}/:idname`, (context) => {
      const id = idOf(context.req.param("idname"));
      return answer(context, id ? projectView(id) : null);
    })
    .get(SENT_PATH, (context) => answer(context, SENT_VIEW))
    .get("/impressum", legal("impressum"))
    .get("/datenschutz", legal("datenschutz"))
    .get("/barrierefreiheit", legal("barrierefreiheit"));
}

function idOf(idAndName: string): string | null {
  return ID_AND_NAME.exec(idAndName)?.[1] ?? null;
}

/**
 * Hands over the page number of a list's address, null if it is none. Page 1 has no number: `?seite=1` redirects.
 */
function answerWithPage(
  context: Context<SiteEnv>,
  answer: (page: number | null) => Promise<Response>,
): Response | Promise<Response> {
  const number = context.req.query(PAGE_PARAMETER);
  if (number === undefined) return answer(1);
  // As it was asked for: decoded, it could hold the end of a header's line.
  if (number === "1") return context.redirect(new URL(context.req.url).pathname, 301);
  return answer(PAGE_NUMBER.test(number) ? Number(number) : null);
}

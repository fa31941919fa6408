import { LEGAL_PAGES } from "@schaufenster/contract/legal-pages";
import { isPageAddress } from "@schaufenster/contract/page-address";
import { type Context, Hono } from "hono";
import type { PageLink } from "../../content/domain.ts";
import { allPages } from "../../content/initial.ts";
import { CATEGORY_PATH, PAGE_PARAMETER, PROJECTS_PATH } from "../../content/routes.ts";
import { categoryPage } from "../../pages/category/page.ts";
import { SENT_PAGE } from "../../pages/contact/page.ts";
import { SENT_PATH } from "../../pages/contact/sent-path.ts";
import { LANDING_PAGE } from "../../pages/landing/page.ts";
import { legalPage } from "../../pages/legal/page.ts";
import type { PageDefinition } from "../../pages/page-definition.tsx";
import { pageOfLink } from "../../pages/page-of-key.ts";
import { projectPage } from "../../pages/project/page.ts";
import { projectsPage } from "../../pages/projects/page.ts";
import { redirect } from "../http/redirect.ts";
import type { SiteEnv } from "../http/site-env.ts";
import type { Dependencies } from "./dependencies.ts";
import { answerWithoutPage, answerWithPage, initialInTime } from "./page-responses.ts";
import { wordsOf } from "./typed-addresses.ts";

/** An id without leading zeros, and a slug that is only for people. */
const ID_AND_NAME = /^([1-9]\d{0,14})(?:-|$)/;

/** A page number as the site writes it; no list has more pages than five digits can count. */
const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/** Every page of the site (spec §2, routes). */
export function pageRoutes(dependencies: Dependencies): Hono<SiteEnv> {
  const answer = (context: Context<SiteEnv>, definition: PageDefinition | null, list: PageDefinition | null = null) =>
    definition ? answerWithPage(context, dependencies, definition, list) : answerWithoutPage(context, dependencies);

  return new Hono<SiteEnv>()
    .get("/", (context) => answer(context, LANDING_PAGE))
    .get(PROJECTS_PATH, (context) =>
      answerForPageNumber(context, (page) => answer(context, page ? projectsPage(page) : null, projectsPage(1))),
    )
    .get(`${CATEGORY_PATH}/:idname`, (context) =>
      answerForPageNumber(context, (page) => {
        const id = idOf(context.req.param("idname"));
        return answer(context, id && page ? categoryPage(id, page) : null, id ? categoryPage(id, 1) : null);
      }),
    )
    .get(`${PROJECTS_PATH}/:idname`, (context) => {
      const id = idOf(context.req.param("idname"));
      return answer(context, id ? projectPage(id) : null);
    })
    .get(SENT_PATH, (context) => answer(context, SENT_PAGE))
    .on(
      "GET",
      LEGAL_PAGES.map(({ address }) => `/${address}`),
      (context) => answer(context, legalPage(context.req.path)),
    );
}

/** Responds with the agency's own page that is or was at this address, in any spelling; null if there is none. */
export async function answerWithOwnPage(
  context: Context<SiteEnv>,
  dependencies: Dependencies,
): Promise<Response | null> {
  const { method, url } = context.req;
  const address = wordsOf(new URL(url).pathname);
  if ((method !== "GET" && method !== "HEAD") || !address || !isPageAddress(address)) return null;
  const initial = await initialInTime(dependencies);
  const link = initial && pageAt(allPages(initial), `/${address}`);
  return link ? answerWithPage(context, dependencies, pageOfLink(link)) : null;
}

function pageAt(pages: PageLink[], path: string): PageLink | undefined {
  return pages.find(({ href }) => href === path) ?? pages.find(({ formerHrefs }) => formerHrefs.includes(path));
}

function idOf(idAndName: string): string | null {
  return ID_AND_NAME.exec(idAndName)?.[1] ?? null;
}

/** The page number of a list's address; null if it is invalid. Page 1 has no number: `?seite=1` redirects. */
function answerForPageNumber(
  context: Context<SiteEnv>,
  answer: (page: number | null) => Promise<Response>,
): Response | Promise<Response> {
  const number = context.req.query(PAGE_PARAMETER);
  if (number === undefined) return answer(1);
  // Still encoded: decoded, it could inject a header line.
  if (number === "1") {
    const { pathname, searchParams } = new URL(context.req.url);
    searchParams.delete(PAGE_PARAMETER);
    return redirect(context, searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
  }
  return answer(PAGE_NUMBER.test(number) ? Number(number) : null);
}

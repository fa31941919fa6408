import { ProjectsDocument } from "@schaufenster/contract/documents";
import { pageDescription } from "@schaufenster/contract/page-description";
import type { ProjectPage, Site } from "../../content/domain.ts";
import { reshapeProjectPage } from "../../content/reshape/projects.ts";
import { PROJECTS_PATH, pageHref } from "../../content/routes.ts";
import { spoken } from "../../content/spoken.ts";
import { type Head, pageTitle } from "../../layout/head.ts";
import { breadcrumbThing, listThings } from "../../layout/structured-data.ts";
import { SCROLL_TOP_ID } from "../../scrolling/scroll-top.ts";
import { type LoadContext, type Loaded, NOT_FOUND } from "../load-context.ts";
import { type PageDefinition, show } from "../page-definition.tsx";
import { LIST_CRUMBS } from "./crumbs.ts";
import { ProjectsPage } from "./ProjectsPage.tsx";

/** @param page from 1 */
export function projectsPage(page: number): PageDefinition {
  return {
    key: `projects/${page}`,
    load: async (context) => show(await loadProjects(context, page), projectsHead, ProjectsPage),
  };
}

/** One page of the portfolio, from 1 (spec §7, Projects); not found beyond the last. */
async function loadProjects(context: LoadContext, page: number): Promise<Loaded<{ site: Site; list: ProjectPage }>> {
  const [{ site }, answer] = await Promise.all([
    context.initial(),
    context.client.query(ProjectsDocument, { page }, context),
  ]);
  const list = reshapeProjectPage(answer, context.reshape);
  if (isBeyondEnd(list, page)) return NOT_FOUND;
  return { found: true, path: pageHref(PROJECTS_PATH, page), content: { site, list } };
}

/** Page 1 exists even if it is empty. */
export function isBeyondEnd(list: ProjectPage, page: number): boolean {
  return page > Math.max(1, list.pageCount);
}

export function projectsHead({ site, list }: { site: Site; list: ProjectPage }): Head {
  const path = pageHref(PROJECTS_PATH, list.page);
  return {
    title: pageTitle(numbered("Projekte", list), site),
    heading: "Projekte",
    description: pageDescription(`Projekte von ${site.settings.agencyName}: ${list.projects.map(named).join(", ")}`),
    canonicalPath: path,
    type: "website",
    styles: "list",
    firstViewEnd: SCROLL_TOP_ID,
    image: list.projects.find(({ image }) => image)?.image ?? null,
    ...neighbours(PROJECTS_PATH, list),
    structuredData: (publicUrl) => [
      ...listThings(site, list, path, publicUrl),
      breadcrumbThing(LIST_CRUMBS, path, publicUrl),
    ],
  };
}

const named = ({ header }: { header: string }) => `„${spoken(header)}“`;

export function numbered(title: string, { page, pageCount }: ProjectPage): string {
  return page > 1 ? `${title}, Seite ${page} von ${pageCount}` : title;
}

export function neighbours(listHref: string, { page, pageCount }: ProjectPage) {
  return {
    previousPath: page > 1 ? pageHref(listHref, page - 1) : null,
    nextPath: page < pageCount ? pageHref(listHref, page + 1) : null,
  };
}

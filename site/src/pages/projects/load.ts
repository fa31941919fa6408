import { ProjectsDocument } from "@schaufenster/contract/documents";
import type { ProjectPage, Site } from "../../content/domain.ts";
import { reshapeProjectPage } from "../../content/reshape/projects.ts";
import { PROJECTS_PATH, pageHref } from "../../content/routes.ts";
import { type LoadContext, type Loaded, NOT_FOUND } from "../load-context.ts";

/** One page of the portfolio, from 1 (spec §7, Projects); not found beyond the last. */
export async function loadProjects(
  context: LoadContext,
  page: number,
): Promise<Loaded<{ site: Site; list: ProjectPage }>> {
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

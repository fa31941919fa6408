import { ProjectsOfCategoryDocument } from "@schaufenster/contract/documents";
import type { CategoryPage, Site } from "../../content/domain.ts";
import { reshapeCategoryPage } from "../../content/reshape/projects.ts";
import { pageHref } from "../../content/routes.ts";
import { type LoadContext, type Loaded, NOT_FOUND } from "../load-context.ts";
import { isBeyondEnd } from "../projects/load.ts";

/** @param page from 1 (spec §7, ProjectsOfCategory) */
export async function loadCategory(
  context: LoadContext,
  id: string,
  page: number,
): Promise<Loaded<{ site: Site; list: CategoryPage }>> {
  const [{ site }, answer] = await Promise.all([
    context.initial(),
    context.client.query(ProjectsOfCategoryDocument, { page, cat: id }, context),
  ]);
  // Strapi also returns drafts by id.
  if (context.givenSettings && answer.category?.data?.attributes?.publishedAt === null) return NOT_FOUND;
  const list = reshapeCategoryPage(answer, context.reshape);
  if (!list || isBeyondEnd(list, page)) return NOT_FOUND;
  return { found: true, path: pageHref(list.category.href, page), content: { site, list } };
}

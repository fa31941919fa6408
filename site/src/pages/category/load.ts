import { ProjectsOfCategoryDocument } from "@schaufenster/contract/documents";
import type { CategoryPage, Site } from "../../content/domain.ts";
import { reshapeCategoryPage } from "../../content/reshape/projects.ts";
import { pageHref } from "../../content/routes.ts";
import { type Loaded, type Loading, NOT_FOUND } from "../loading.ts";
import { isBeyondEnd } from "../projects/load.ts";

/** One page of a category, from 1 (spec §7, ProjectsOfCategory). */
export async function loadCategory(
  loading: Loading,
  id: string,
  page: number,
): Promise<Loaded<{ site: Site; list: CategoryPage }>> {
  const [{ site }, answer] = await Promise.all([
    loading.initial(),
    loading.client.query(ProjectsOfCategoryDocument, { page, cat: id }, loading),
  ]);
  const list = reshapeCategoryPage(answer, loading.reshape);
  if (!list || isBeyondEnd(list, page)) return NOT_FOUND;
  return { found: true, path: pageHref(list.category.href, page), content: { site, list } };
}

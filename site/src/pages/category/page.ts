import { ProjectsOfCategoryDocument } from "@schaufenster/contract/documents";
import { pageDescription } from "@schaufenster/contract/page-description";
import type { CategoryPage, Site } from "../../content/domain.ts";
import { reshapeCategoryPage } from "../../content/reshape/projects.ts";
import { pageHref } from "../../content/routes.ts";
import { type Head, pageTitle } from "../../layout/head.ts";
import { breadcrumbThing, listThings } from "../../layout/structured-data.ts";
import { SCROLL_TOP_ID } from "../../scrolling/scroll-top.ts";
import { type LoadContext, type Loaded, NOT_FOUND } from "../load-context.ts";
import { type PageDefinition, show } from "../page-definition.tsx";
import { crumbsBelowList } from "../projects/crumbs.ts";
import { isBeyondEnd, neighbours, numbered } from "../projects/page.ts";
import { CategoryProjectsPage } from "./CategoryProjectsPage.tsx";

/** @param page from 1 */
export function categoryPage(id: string, page: number): PageDefinition {
  return {
    key: `category/${id}/${page}`,
    load: async (context) => show(await loadCategory(context, id, page), categoryHead, CategoryProjectsPage),
  };
}

/** @param page from 1 (spec §7, ProjectsOfCategory) */
async function loadCategory(
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

function categoryHead({ site, list }: { site: Site; list: CategoryPage }): Head {
  const { name, description, href } = list.category;
  const path = pageHref(href, list.page);
  return {
    title: pageTitle(numbered(`Projekte: ${name}`, list), site),
    heading: name,
    description: pageDescription(description || `Projekte von ${site.settings.agencyName}: ${name}.`),
    canonicalPath: path,
    type: "website",
    styles: "list",
    firstViewEnd: SCROLL_TOP_ID,
    image: list.projects.find(({ image }) => image)?.image ?? null,
    ...neighbours(href, list),
    structuredData: (publicUrl) => [
      ...listThings(site, list, path, publicUrl),
      breadcrumbThing(crumbsBelowList(name), path, publicUrl),
    ],
  };
}

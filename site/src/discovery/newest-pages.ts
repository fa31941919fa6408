import { SitemapOverviewDocument } from "@schaufenster/contract/documents";
import { allPages } from "../content/initial.ts";
import { entries, entry } from "../content/reshape/options.ts";
import { categoryPage } from "../pages/category/page.ts";
import { LANDING_PAGE } from "../pages/landing/page.ts";
import type { LoadContext } from "../pages/load-context.ts";
import type { PageDefinition } from "../pages/page-definition.tsx";
import { pageOfLink } from "../pages/page-of-key.ts";
import { projectPage } from "../pages/project/page.ts";
import { projectsPage } from "../pages/projects/page.ts";
import { sitemapProjects } from "./sitemap-projects.ts";

/**
 * Pages of the sitemap, projects last and newest first.
 * @param max maximum number
 * @throws {ContentError} if the content system doesn't respond
 */
export async function newestPages(context: LoadContext, max: number): Promise<PageDefinition[]> {
  const overview = await context.client.query(SitemapOverviewDocument, {}, context);
  const categories = entries(overview.categories).map(({ id }) => categoryPage(id, 1));
  const own = allPages(await context.initial()).map(pageOfLink);
  const pages = [LANDING_PAGE, projectsPage(1), ...own, ...categories];
  const newest = Number(entry(overview.projects?.data[0])?.id ?? 0);
  return [...pages, ...(await newestProjects(context, newest, max - pages.length))].slice(0, max);
}

/** Searches this many ids up to the last one; deleted projects leave gaps. */
async function newestProjects(context: LoadContext, last: number, max: number): Promise<PageDefinition[]> {
  const projects = await sitemapProjects({ after: Math.max(last - max, 0), last }, context);
  return projects.reverse().map(({ id }) => projectPage(id));
}

import { SitemapOverviewDocument } from "@schaufenster/contract/documents";
import { allPages } from "../content/initial.ts";
import { entries, entry } from "../content/reshape/options.ts";
import { categoryHref, PROJECTS_PATH, projectHref } from "../content/routes.ts";
import { mediaUrl } from "../content/urls.ts";
import type { LoadContext } from "../pages/load-context.ts";
import { type SitemapProject, sitemapProjects } from "./sitemap-projects.ts";
import { element, textElement, xmlDocument } from "./xml.ts";

/** Per sitemap (sitemaps.org, protocol). */
const SITEMAP_MAX_URLS = 50_000;

export const SITEMAP_PATH = "/sitemap.xml";

const NAMESPACES = {
  xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
  "xmlns:image": "http://www.google.com/schemas/sitemap-image/1.1",
};

async function singlePages({ initial }: LoadContext, publicUrl: string): Promise<string[]> {
  const pages = allPages(await initial()).filter(({ hiddenFromSearch }) => !hiddenFromSearch);
  return [urlEntry(`${publicUrl}/`, null), ...pages.map((page) => urlEntry(publicUrl + page.href, page.updatedAt))];
}

type Sitemap = { loadContext: LoadContext; publicUrl: string; maxUrls?: number };

/** The part with the projects of the nth `maxUrls` ids, from 1. */
const sitemapPartPath = (part: number) => `/sitemap-projekte-${part}.xml`;

/**
 * The sitemap: every page with its last change and picture. If there may be more projects than fit in one file, it is
 * an index of files, each for a range of ids, so that the database can use its index and entries never shift.
 * @throws {ContentError} if the content system doesn't respond
 */
export async function sitemap(asked: Sitemap): Promise<string> {
  const { loadContext, publicUrl, maxUrls = SITEMAP_MAX_URLS } = asked;
  const overview = await loadContext.client.query(SitemapOverviewDocument, {}, loadContext);
  const newest = entry(overview.projects?.data[0]);
  const categories = entries(overview.categories);
  const newestId = Number(newest?.id ?? 0);
  const pages = [
    ...(await singlePages(loadContext, publicUrl)),
    urlEntry(publicUrl + PROJECTS_PATH, newest?.updatedAt ?? null),
    ...categories.map(({ id, name, updatedAt }) => urlEntry(publicUrl + categoryHref(id, name), updatedAt ?? null)),
  ];
  if (newestId + pages.length <= maxUrls) {
    return urlset([...pages, ...(await projectEntries(asked, 0, newestId))]);
  }
  const parts = Array.from({ length: Math.ceil(newestId / maxUrls) }, (_, index) => sitemapPartPath(index + 1));
  const files = ["/sitemap-seiten.xml", ...parts].map((path) =>
    element("sitemap", textElement("loc", publicUrl + path) + textElement("lastmod", newest?.updatedAt)),
  );
  return xmlDocument(element("sitemapindex", files.join("\n"), { xmlns: NAMESPACES.xmlns }));
}

export async function sitemapOfPages({
  loadContext,
  publicUrl,
}: Pick<Sitemap, "loadContext" | "publicUrl">): Promise<string> {
  const overview = await loadContext.client.query(SitemapOverviewDocument, {}, loadContext);
  const categories = entries(overview.categories);
  return urlset([
    ...(await singlePages(loadContext, publicUrl)),
    urlEntry(publicUrl + PROJECTS_PATH, null),
    ...categories.map(({ id, name, updatedAt }) => urlEntry(publicUrl + categoryHref(id, name), updatedAt ?? null)),
  ]);
}

/** One file of projects, from 1; null if it is empty. */
export async function sitemapPart(asked: Sitemap, part: number): Promise<string | null> {
  const { maxUrls = SITEMAP_MAX_URLS } = asked;
  const found = await projectEntries(asked, (part - 1) * maxUrls, part * maxUrls);
  return found.length > 0 ? urlset(found) : null;
}

async function projectEntries(asked: Sitemap, after: number, last: number): Promise<string[]> {
  const projects = await sitemapProjects({ after, last }, asked.loadContext);
  return projects.map((project) => projectEntry(project, asked));
}

function projectEntry(project: SitemapProject, { loadContext, publicUrl }: Sitemap): string {
  const picture = mediaUrl(project.picture, loadContext.reshape.apiBaseUrl);
  return urlEntry(
    publicUrl + projectHref(project.id, project.header),
    project.updatedAt,
    picture ? new URL(picture, publicUrl).href : null,
  );
}

function urlEntry(location: string, changedAt: string | null, picture: string | null = null): string {
  const image = picture ? element("image:image", textElement("image:loc", picture)) : "";
  return element("url", textElement("loc", location) + textElement("lastmod", changedAt) + image);
}

function urlset(urls: string[]): string {
  return xmlDocument(element("urlset", urls.join("\n"), NAMESPACES));
}

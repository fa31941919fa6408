import {
  SitemapProjectsDocument,
  SitemapProjectsOwnDocument,
  type SitemapProjectsOwnQuery,
} from "@schaufenster/contract/documents";
import { entries, entry } from "../content/reshape/options.ts";
import type { LoadContext } from "../pages/load-context.ts";

export type SitemapProject = SitemapProjectsOwnQuery["sitemapProjects"][number];

/** Ids above `after`, up to `last`. */
type Range = { after: number; last: number };

/**
 * A range of projects for a sitemap, by ascending id. Our own content system returns all at once, a foreign one a
 * hundred at a time.
 * @throws {ContentError} if the content system doesn't respond
 */
export async function sitemapProjects(range: Range, context: LoadContext): Promise<SitemapProject[]> {
  const last = String(range.last);
  const { client, givenSettings } = context;
  if (!givenSettings) {
    const answer = await client.query(SitemapProjectsOwnDocument, { after: String(range.after), last }, context);
    return answer.sitemapProjects;
  }
  const all: SitemapProject[] = [];
  for (let { after } = range; after < range.last; after = Number(all.at(-1)?.id)) {
    const answer = await client.query(SitemapProjectsDocument, { after: String(after), last }, context);
    const found = entries(answer.projects);
    if (found.length === 0) break;
    all.push(...found.map(({ image, ...project }) => ({ ...project, picture: entry(image?.data)?.url ?? null })));
  }
  return all;
}

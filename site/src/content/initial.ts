import {
  InitialDataDocument,
  InitialDataOwnDocument,
  type InitialDataQuery,
  ProjectsDocument,
  type ProjectsQuery,
} from "@schaufenster/contract/documents";
import { WORKS_MAX } from "@schaufenster/contract/landing-works";
import type { ContentClient } from "./client.ts";
import type { Landing, PageLink, ProjectCard, Site, SiteSettings } from "./domain.ts";
import { ContentMissingError, isRefusal } from "./errors.ts";
import { reshapeMenuItems, reshapeNavigation } from "./reshape/navigation.ts";
import type { ReshapeOptions } from "./reshape/options.ts";
import { reshapePageLinks } from "./reshape/own-pages.ts";
import { reshapeCards, reshapeProjectPage } from "./reshape/projects.ts";
import { reshapeReferences } from "./reshape/references.ts";
import { reshapeServices } from "./reshape/services.ts";
import { reshapeSettings } from "./reshape/site-settings.ts";
import { ALL_PROJECTS } from "./routes.ts";

/** Data that every page needs, and the landing page's content from the same response. */
export type Initial = {
  site: Site;
  landing: Landing;
  /** All of the agency's own pages except legal texts. */
  pages: PageLink[];
};

export const allPages = ({ site, pages }: Initial): PageLink[] => [...site.settings.legal, ...pages];

/**
 * Queries InitialData, the first page of Projects, and InitialDataOwn unless given (a foreign content system doesn't
 * have it).
 * @throws {ContentError} if a query fails, except a denied Projects
 */
export async function loadInitial(
  client: ContentClient,
  options: ReshapeOptions,
  { settings, requestId }: { settings?: SiteSettings | null; requestId?: string } = {},
): Promise<Initial> {
  const asking = requestId ? { requestId } : {};
  const [initial, newest, own] = await Promise.all([
    client.query(InitialDataDocument, {}, asking),
    client.query(ProjectsDocument, { page: 1 }, asking).catch(noneIfRefused),
    settings
      ? { settings, answer: null }
      : client
          .query(InitialDataOwnDocument, {}, asking)
          .then((answer) => ({ settings: reshapeSettings(answer, options), answer })),
  ]);
  if (!hasLists(initial)) throw new ContentMissingError("InitialData");
  const { projects, total, categories } = reshapeProjectPage(newest, options);
  const services = reshapeServices(initial.services, options, own.answer, categories);
  const { publicUrl } = options;
  const landing: Landing = {
    services,
    menuItems: reshapeMenuItems(initial.menuitems, services, { publicUrl, lost: own.answer?.lostTargets }),
    references: reshapeReferences(initial.references, options, own.answer),
    work: workOf(reshapeCards(own.answer?.chosenProjects, options), projects, total),
  };
  const pages = reshapePageLinks(own.answer);
  const inFooter = pages.filter(({ placement }) => placement === "footer").map(({ title, href }) => ({ title, href }));
  return {
    pages,
    site: {
      settings: own.settings,
      navigation: reshapeNavigation(landing, own.answer && pages),
      footerPages: [...(total > 0 ? [ALL_PROJECTS] : []), ...inFooter],
      newestWorkYear: newestYear(projects),
    },
    landing,
  };
}

function workOf(chosen: ProjectCard[], newest: ProjectCard[], total: number): Landing["work"] {
  const first = chosen.filter(({ image }) => image);
  const others = newest.filter(({ id, image }) => image && first.every((project) => project.id !== id));
  return { projects: [...first, ...others].slice(0, WORKS_MAX), total, isChosen: first.length > 0 };
}

/** Access to projects may be denied, and most pages don't need them. Any other failure affects all. */
function noneIfRefused(error: unknown): ProjectsQuery {
  if (isRefusal(error)) return { projects: null, categories: null };
  throw error;
}

/** Year of the latest one in Germany; null if no date is known. */
function newestYear(projects: ProjectCard[]): number | null {
  const years = projects.flatMap(({ year }) => year ?? []);
  return years.length > 0 ? Math.max(...years) : null;
}

/** An empty page has empty lists; without lists the response is broken and must not become a page. */
function hasLists({ services, menuitems, references }: InitialDataQuery): boolean {
  return [services, menuitems, references].every((list) => Array.isArray(list?.data));
}

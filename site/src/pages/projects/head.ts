import type { ProjectPage, Site } from "../../content/domain.ts";
import { PROJECTS_PATH, pageHref } from "../../content/routes.ts";
import { type Head, pageDescription, pageTitle } from "../head.ts";

export function projectsHead({ site, list }: { site: Site; list: ProjectPage }): Head {
  return {
    title: pageTitle(numbered("Projekte", list), site),
    description: pageDescription(`Projekte von ${site.settings.agencyName}. ${site.settings.description}`),
    canonicalPath: pageHref(PROJECTS_PATH, list.page),
    type: "website",
    image: list.projects.find(({ image }) => image)?.image ?? null,
  };
}

/** Every page of a list has a title of its own. */
export function numbered(title: string, { page, pageCount }: ProjectPage): string {
  return page > 1 ? `${title}, Seite ${page} von ${pageCount}` : title;
}

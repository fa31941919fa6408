import { idAndName } from "@schaufenster/contract/slug";

/** Paths of the site's own pages. The portfolio's are this project's interpretation of spec §2, routes. */
export const PROJECTS_PATH = "/projekte";
export const CATEGORY_PATH = `${PROJECTS_PATH}/kategorie`;
export const PAGE_PARAMETER = "seite";

/** The portfolio link at the end of each page. */
export const ALL_PROJECTS = { title: "Alle Projekte", href: PROJECTS_PATH };

export const FEED_PATH = `${PROJECTS_PATH}/feed.xml`;

export function projectHref(id: string, header: string): string {
  return `${PROJECTS_PATH}/${idAndName(id, header)}`;
}

export function categoryHref(id: string, name: string): string {
  return `${CATEGORY_PATH}/${idAndName(id, name)}`;
}

/** Page 1 is the list itself. */
export function pageHref(listHref: string, page: number): string {
  return page === 1 ? listHref : `${listHref}?${PAGE_PARAMETER}=${page}`;
}

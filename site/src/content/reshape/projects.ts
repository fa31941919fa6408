import type {
  FilesOfTextQuery,
  ProjectCardFragment,
  ProjectDetailsOwnQuery,
  ProjectDetailsQuery,
  ProjectsOfCategoryQuery,
  ProjectsQuery,
} from "@schaufenster/contract/documents";
import type { Category, CategoryPage, ProjectCard, ProjectDetail, ProjectPage } from "../domain.ts";
import { categoryHref, projectHref } from "../routes.ts";
import { reshapePicture } from "./media.ts";
import { entries, entry, type Many, type ReshapeOptions } from "./options.ts";
import { reshapeText } from "./text-blocks.ts";

/** Other projects on a detail page (spec §9). */
const OTHER_PROJECTS = 3;

type CardAttributes = NonNullable<ProjectCardFragment["attributes"]>;
type WireCard = Pick<CardAttributes, "header"> & Partial<CardAttributes> & { id: string };
type WireCategory = { id?: string | null; attributes?: { name: string } | null };

export function reshapeProjectPage(wire: ProjectsQuery, options: ReshapeOptions): ProjectPage {
  const pagination = wire.projects?.meta?.pagination;
  return {
    projects: reshapeCards(wire.projects, options),
    page: pagination?.page ?? 1,
    pageCount: pagination?.pageCount ?? 0,
    total: pagination?.total ?? 0,
    categories: reshapeCategories(wire.categories),
  };
}

/** Null if there is no such category. */
export function reshapeCategoryPage(wire: ProjectsOfCategoryQuery, options: ReshapeOptions): CategoryPage | null {
  const category = entry(wire.category?.data);
  if (!category) return null;
  return {
    ...reshapeProjectPage(wire, options),
    category: { ...reshapeCategory(category), description: category.description ?? "" },
  };
}

/**
 * A project with its text; null if it doesn't exist.
 * @param files known metadata of the files in its series; null: none
 * @param own its own fields; null: none
 */
export function reshapeProjectDetail(
  wire: ProjectDetailsQuery,
  options: ReshapeOptions,
  files: FilesOfTextQuery | null = null,
  own: ProjectDetailsOwnQuery | null = null,
): ProjectDetail | null {
  const project = entry(wire.project?.data);
  if (!project) return null;
  const { searchDescription, shareImage, ...ownFields } = own?.project?.data?.attributes ?? {};
  return {
    project: {
      ...ownFields,
      ...reshapeCard(project, options),
      content: reshapeText(project.content, options, files),
      searchDescription: searchDescription ?? "",
      shareImage: reshapePicture(shareImage, options),
    },
    // A foreign system may have included the project itself.
    others: entries(wire.projects)
      .filter(({ id }) => id !== project.id)
      .slice(0, OTHER_PROJECTS)
      .map((other) => reshapeCard(other, options)),
    categories: reshapeCategories(wire.categories),
  };
}

const YEAR = new Intl.DateTimeFormat("de-DE", { year: "numeric", timeZone: "Europe/Berlin" });

/** Another content system may send an invalid date. */
function yearOf(date: string | null | undefined): number | null {
  const day = new Date(date ?? "");
  return Number.isNaN(day.getTime()) ? null : Number(YEAR.format(day));
}

export function reshapeCards(wire: Many<ProjectCardFragment>, options: ReshapeOptions): ProjectCard[] {
  return entries(wire).map((project) => reshapeCard(project, options));
}

function reshapeCard(wire: WireCard, options: ReshapeOptions): ProjectCard {
  const year = yearOf(wire.createdAt);
  return {
    id: wire.id,
    header: wire.header,
    teaser: wire.teaser ?? "",
    createdAt: year === null ? null : (wire.createdAt ?? null),
    year,
    image: reshapePicture(wire.image, options),
    categories: reshapeCategories(wire.categories),
    href: projectHref(wire.id, wire.header),
  };
}

function reshapeCategories(wire: Many<WireCategory>): Category[] {
  // Sorted again here: a database sorts 'Ö' by its bytes.
  return entries(wire)
    .map(reshapeCategory)
    .sort((a, b) => a.name.localeCompare(b.name, "de"));
}

function reshapeCategory({ id, name }: { id: string; name: string }): Category {
  return { id, name, href: categoryHref(id, name) };
}

import type { CategoryPage, Site } from "../../content/domain.ts";
import { pageHref } from "../../content/routes.ts";
import { type Head, pageDescription, pageTitle } from "../head.ts";
import { numbered } from "../projects/head.ts";

export function categoryHead({ site, list }: { site: Site; list: CategoryPage }): Head {
  const { name, description, href } = list.category;
  return {
    title: pageTitle(numbered(`Projekte: ${name}`, list), site),
    description: pageDescription(description || `Projekte von ${site.settings.agencyName}: ${name}.`),
    canonicalPath: pageHref(href, list.page),
    type: "website",
    image: list.projects.find(({ image }) => image)?.image ?? null,
  };
}

import { pageDescription } from "@schaufenster/contract/page-description";
import type { CategoryPage, Site } from "../../content/domain.ts";
import { pageHref } from "../../content/routes.ts";
import { type Head, pageTitle } from "../../layout/head.ts";
import { breadcrumbThing, listThings } from "../../layout/structured-data.ts";
import { SCROLL_TOP_ID } from "../../scrolling/scroll-top.ts";
import { crumbsBelowList } from "../projects/crumbs.ts";
import { neighbours, numbered } from "../projects/head.ts";

export function categoryHead({ site, list }: { site: Site; list: CategoryPage }): Head {
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

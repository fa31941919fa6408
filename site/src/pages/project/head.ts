import { pageDescription, projectDescription } from "@schaufenster/contract/page-description";
import type { ProjectDetail, Site } from "../../content/domain.ts";
import { type Head, pageTitle } from "../../layout/head.ts";
import { breadcrumbThing, projectThings } from "../../layout/structured-data.ts";
import { SCROLL_TOP_ID } from "../../scrolling/scroll-top.ts";
import { crumbsBelowList } from "../projects/crumbs.ts";
import { textStyles } from "./text-styles.ts";

export function projectHead({ site, detail }: { site: Site; detail: ProjectDetail }): Head {
  const { header, teaser, href, image, searchDescription, shareImage } = detail.project;
  return {
    title: pageTitle(header, site),
    heading: header,
    description: pageDescription(searchDescription || teaser || projectDescription(header, site.settings.agencyName)),
    canonicalPath: href,
    type: "article",
    // A picture with a view transition needs its place at the first paint.
    firstViewEnd: SCROLL_TOP_ID,
    image,
    shareImage,
    styles: textStyles(detail.project.content),
    structuredData: (publicUrl) => [
      ...projectThings(site, detail, publicUrl),
      breadcrumbThing(crumbsBelowList(header), href, publicUrl),
    ],
  };
}

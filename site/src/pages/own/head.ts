import { ownPageDescription, pageDescription } from "@schaufenster/contract/page-description";
import type { OwnPage, Site } from "../../content/domain.ts";
import { type Head, pageTitle } from "../../layout/head.ts";
import { breadcrumbThing } from "../../layout/structured-data.ts";
import { SCROLL_TOP_ID } from "../../scrolling/scroll-top.ts";
import { textStyles } from "../project/text-styles.ts";
import { crumbsBelowStart } from "./crumbs.ts";

export function ownPageHead({ site, page }: { site: Site; page: OwnPage }): Head {
  const { title, href, image, shareImage, searchDescription, hiddenFromSearch } = page;
  return {
    title: pageTitle(title, site),
    heading: title,
    description: pageDescription(searchDescription || ownPageDescription(title, site.settings.agencyName)),
    canonicalPath: href,
    type: "website",
    hiddenFromSearch,
    firstViewEnd: SCROLL_TOP_ID,
    image,
    shareImage,
    styles: textStyles(page.content),
    structuredData: (publicUrl) => [breadcrumbThing(crumbsBelowStart(title), href, publicUrl)],
  };
}

import { PageOwnDocument } from "@schaufenster/contract/documents";
import { ownPageDescription, pageDescription } from "@schaufenster/contract/page-description";
import type { OwnPage as Page, Site } from "../../content/domain.ts";
import { entry } from "../../content/reshape/options.ts";
import { reshapeOwnPage } from "../../content/reshape/own-pages.ts";
import { type Head, pageTitle } from "../../layout/head.ts";
import { breadcrumbThing } from "../../layout/structured-data.ts";
import { SCROLL_TOP_ID } from "../../scrolling/scroll-top.ts";
import { filesOfText } from "../files-of-text.ts";
import { type LoadContext, type Loaded, NOT_FOUND } from "../load-context.ts";
import { type PageDefinition, show } from "../page-definition.tsx";
import { textStyles } from "../project/text-styles.ts";
import { crumbsBelowStart } from "./crumbs.ts";
import { OwnPage } from "./OwnPage.tsx";

/** A page of the agency's own. */
export function ownPage(id: string): PageDefinition {
  return {
    key: `page/${id}`,
    load: async (context) => show(await loadOwnPage(context, id), ownPageHead, OwnPage),
  };
}

/** One of the agency's own pages; a foreign content system has none. */
async function loadOwnPage(context: LoadContext, id: string): Promise<Loaded<{ site: Site; page: Page }>> {
  if (context.givenSettings) return NOT_FOUND;
  const [{ site }, answer] = await Promise.all([
    context.initial(),
    context.client.query(PageOwnDocument, { id }, context),
  ]);
  const files = await filesOfText(context, entry(answer.page?.data)?.content);
  const page = reshapeOwnPage(answer, context.reshape, files);
  return page ? { found: true, path: page.href, content: { site, page } } : NOT_FOUND;
}

function ownPageHead({ site, page }: { site: Site; page: Page }): Head {
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

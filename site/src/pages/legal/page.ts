import type { Site, LegalPage as Text } from "../../content/domain.ts";
import { spoken } from "../../content/spoken.ts";
import { type Head, pageTitle } from "../../layout/head.ts";
import { type LoadContext, type Loaded, NOT_FOUND } from "../load-context.ts";
import { type PageDefinition, show } from "../page-definition.tsx";
import { type LegalContent, LegalPage } from "./LegalPage.tsx";

/** @param path that of the page */
export function legalPage(path: string): PageDefinition {
  return {
    key: `legal${path}`,
    load: async (context) => show(await loadLegal(context, path), legalHead, LegalPage),
  };
}

/**
 * A legal text as a page; the dialog of the same name shows the same text (spec §2, dialogs). Texts from a file are
 * available without the content system: § 5 DDG requires them at all times.
 */
async function loadLegal(
  { initial, siteInTime, givenSettings, logRetentionDays, encrypted }: LoadContext,
  path: string,
): Promise<Loaded<LegalContent>> {
  const site = givenSettings ? await siteInTime() : (await initial()).site;
  const page = site.settings.legal.find(({ href }) => href === path);
  return page ? { found: true, path, content: { site, page, logRetentionDays, encrypted } } : NOT_FOUND;
}

function legalHead({ site, page }: { site: Site; page: Text }): Head {
  const title = spoken(page.longTitle);
  return {
    title: pageTitle(title, site),
    heading: title,
    description: `${title} von ${site.settings.agencyName}.`,
    canonicalPath: page.href,
    type: "website",
    hiddenFromSearch: page.hiddenFromSearch,
    image: null,
  };
}

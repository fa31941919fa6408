import type { LegalPage, Site } from "../../content/domain.ts";
import { spoken } from "../../content/spoken.ts";
import { type Head, pageTitle } from "../../layout/head.ts";

export function legalHead({ site, page }: { site: Site; page: LegalPage }): Head {
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

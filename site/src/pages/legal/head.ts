import type { Site } from "../../content/domain.ts";
import type { LegalText } from "../../content/routes.ts";
import { type Head, pageTitle } from "../../layout/head.ts";

const TITLES: Record<LegalText, string> = {
  impressum: "Impressum",
  datenschutz: "Datenschutzerklärung",
  barrierefreiheit: "Erklärung zur Barrierefreiheit",
};

export function legalHead({ site, text }: { site: Site; text: LegalText }): Head {
  return {
    title: pageTitle(TITLES[text], site),
    heading: TITLES[text],
    description: `${TITLES[text]} von ${site.settings.agencyName}.`,
    canonicalPath: `/${text}`,
    type: "website",
    image: null,
  };
}

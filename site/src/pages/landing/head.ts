import { pageDescription } from "@schaufenster/contract/page-description";
import type { Landing, Site } from "../../content/domain.ts";
import type { Head } from "../../layout/head.ts";
import { STYLES_BELOW_ID } from "../../layout/linked-styles.ts";
import { agencyThing, type Thing, videoThings } from "../../layout/structured-data.ts";
import { LANDING_PATH } from "./load.ts";

export function landingHead({ site, landing }: { site: Site; landing: Landing }): Head {
  const { agencyName, claim, description, shareImage } = site.settings;
  return {
    title: claim ? `${agencyName} – ${claim}` : agencyName,
    heading: claim || agencyName,
    description: pageDescription(description || (landing.services[0]?.summary ?? "")),
    canonicalPath: LANDING_PATH,
    type: "website",
    image: landing.services.find(({ slideImage }) => slideImage)?.slideImage ?? null,
    shareImage,
    firstViewEnd: STYLES_BELOW_ID,
    styles: "landing",
    structuredData: (publicUrl) => [
      agencyThing(site, landing, publicUrl),
      websiteThing(agencyName, publicUrl),
      ...videoThings(landing, publicUrl),
    ],
  };
}

function websiteThing(name: string, publicUrl: string): Thing {
  return {
    "@type": "WebSite",
    name,
    url: `${publicUrl}/`,
    inLanguage: "de",
    publisher: { "@id": `${publicUrl}/#agency` },
  };
}

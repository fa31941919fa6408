import { pageDescription } from "@schaufenster/contract/page-description";
import type { Landing, Site } from "../../content/domain.ts";
import type { Head } from "../../layout/head.ts";
import { STYLES_BELOW_ID } from "../../layout/linked-styles.ts";
import { agencyThing, type Thing, videoThings } from "../../layout/structured-data.ts";
import type { LoadContext, Loaded } from "../load-context.ts";
import { type PageDefinition, show } from "../page-definition.tsx";
import { LandingPage } from "./LandingPage.tsx";

const LANDING_PATH = "/";

/** The page that the server always keeps rendered. */
export const LANDING_PAGE: PageDefinition = {
  key: "landing",
  load: async (context) => show(await loadLanding(context), landingHead, LandingPage),
};

/** @throws {ContentError} (spec §7, InitialData) */
async function loadLanding({ initial }: LoadContext): Promise<Loaded<{ site: Site; landing: Landing }>> {
  return { found: true, path: LANDING_PATH, content: await initial() };
}

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

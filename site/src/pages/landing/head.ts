import type { Landing, Site } from "../../content/domain.ts";
import { type Head, pageDescription } from "../head.ts";
import { LANDING_PATH } from "./load.ts";

export function landingHead({ site, landing }: { site: Site; landing: Landing }): Head {
  const { agencyName, claim, description } = site.settings;
  return {
    title: claim ? `${agencyName} – ${claim}` : agencyName,
    description: pageDescription(description || (landing.services[0]?.summary ?? "")),
    canonicalPath: LANDING_PATH,
    type: "website",
    image: landing.services.find(({ slideImage }) => slideImage)?.slideImage ?? null,
  };
}

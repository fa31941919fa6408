import type { InitialDataOwnQuery } from "@schaufenster/contract/documents";
import { NETWORK_NAMES, NETWORKS } from "@schaufenster/contract/networks";
import { withoutTrailing } from "@schaufenster/contract/pasted-text";
import { COMPULSORY_TEXTS, describesService } from "@schaufenster/contract/public-texts";
import type { SiteSettings } from "../domain.ts";
import type { AttributesOf } from "../own-fields.ts";
import { safeHref } from "../urls.ts";
import { reshapeAppearance } from "./appearance.ts";
import { reshapeLegalPages } from "./legal-pages.ts";
import type { ContactData } from "./legal-placeholders.ts";
import { reshapePicture } from "./media.ts";
import type { One, ReshapeOptions } from "./options.ts";

/** Default (spec §9). */
export const COPYRIGHT_YEAR = 2022;

/** Defaults for a content system without settings. */
const NAMELESS_AGENCY = "Agentur";

type Lenient<Single extends keyof InitialDataOwnQuery> = One<{
  attributes?: Partial<AttributesOf<InitialDataOwnQuery[Single]>> | null;
}>;

/** InitialDataOwn's response if there is one: from a file, or for settings that were never saved. */
export type SettingsAnswer = {
  siteSetting?: Lenient<"siteSetting">;
  appearance?: Lenient<"appearance">;
  pageLinks?: InitialDataOwnQuery["pageLinks"] | null;
};

type SettingAttributes = AttributesOf<InitialDataOwnQuery["siteSetting"]>;

/** The agency's data and legal texts; complete even if the content system omits something. */
export function reshapeSettings(answer: SettingsAnswer, options: ReshapeOptions): SiteSettings {
  const wire = single(answer.siteSetting);
  const { badgeImage, badgeUrl, badgeTitle, analyticsProvider, analyticsId, analyticsUrl, ...asTheyAre } = wire;
  const contact: ContactData = {
    agencyName: wire.agencyName || NAMELESS_AGENCY,
    ownerName: wire.ownerName ?? "",
    email: wire.email ?? "",
    phone: wire.phone ?? "",
    mobile: wire.mobile ?? "",
    vatId: wire.vatId ?? "",
    businessId: wire.businessId ?? "",
    website: wire.website ?? "",
    street: wire.street ?? "",
    postalCode: wire.postalCode ?? "",
    city: wire.city ?? "",
  };
  const pageLinks = answer.pageLinks ?? [];
  const publicText = (at: string) => pageLinks.find(({ address }) => address === at)?.text?.trim() ?? "";
  const lacksLegalTexts = wire.takesMessages !== true && !COMPULSORY_TEXTS.every(publicText);
  const analytics = analyticsOf(wire, publicText("datenschutz"));
  return {
    ...asTheyAre,
    ...contact,
    claim: wire.claim ?? "",
    description: wire.description ?? "",
    shareImage: reshapePicture(wire.shareImage, options),
    mapsUrl: safeHref(wire.mapsUrl),
    social: socialOf(wire),
    badge: badgeOf(wire, options),
    priceNote: wire.priceNote ?? "",
    copyrightYear: wire.copyrightYear ?? COPYRIGHT_YEAR,
    analytics,
    consentOpensByItself: analytics !== null || wire.consentOpensByItself !== false,
    countsViews: wire.countsViews !== false,
    takesMessages: !lacksLegalTexts,
    lacksLegalTexts,
    appearance: reshapeAppearance(single(answer.appearance)),
    legal: reshapeLegalPages(pageLinks, contact, { ...contact, agencyName: wire.agencyName ?? "" }, options),
  };
}

function single<A>(wire: One<{ attributes?: Partial<A> | null }>): Partial<A> {
  return wire?.data?.attributes ?? {};
}

function socialOf(wire: Partial<SettingAttributes>): SiteSettings["social"] {
  const other = safeHref(wire.ownLinkUrl);
  const otherName = wire.ownLinkName || other?.replace(/^https?:\/\/(www\.)?|\/$/g, "") || "";
  const all = [
    ...NETWORK_NAMES.map((place) => ({ place, name: NETWORKS[place].name, href: safeHref(wire[`${place}Url`]) })),
    { place: "other" as const, name: otherName, href: other },
  ];
  return all.flatMap(({ href, ...link }) => (href ? [{ ...link, href }] : []));
}

function badgeOf(wire: Partial<SettingAttributes>, options: ReshapeOptions): SiteSettings["badge"] {
  const url = safeHref(wire.badgeUrl);
  return url ? { image: reshapePicture(wire.badgeImage, options), url, title: wire.badgeTitle ?? "" } : null;
}

/** @param policy the public privacy policy: a service that it doesn't mention isn't loaded */
function analyticsOf(
  { analyticsProvider, analyticsId, analyticsUrl }: Partial<SettingAttributes>,
  policy: string,
): SiteSettings["analytics"] {
  if (!analyticsProvider || analyticsProvider === "off" || !describesService(policy, analyticsProvider)) return null;
  const id = analyticsId?.trim();
  const url = withoutTrailing(safeHref(analyticsUrl) ?? "", /\//);
  if (analyticsProvider === "google" && id) return { provider: "google", id };
  if (analyticsProvider === "matomo" && id && url && /^https?:/.test(url)) return { provider: "matomo", id, url };
  return null;
}

import { LEGAL_PAGES } from "@schaufenster/contract/legal-pages";
import type { LEGAL_PLACEHOLDERS } from "@schaufenster/contract/legal-placeholders";
import { describesService, isCompany } from "@schaufenster/contract/public-texts";
import type { Payload } from "payload";
import { pictureCredits } from "../graphql/picture-credits.ts";
import type { SiteSetting } from "../payload-types.ts";
import { demoValuesIn } from "./demo-texts.ts";
import { legalPages } from "./every-sites-pages.ts";

type Site = Partial<SiteSetting>;

const OWNER_ANSWERS = /MStV[^\n]*\{\{Inhaber\}\}/;

const quoted = (names: string[]) => names.map((name) => `„${name}“`).join(", ");

/** What makes a legal text untrue of this agency, each a German sentence: such a text is not published. */
export function untruthsIn(text: string, site: Site): string[] {
  const demo = demoValuesIn(text, site.postalCode ?? "");
  const untruths: string[] = [];
  if (demo.length > 0)
    untruths.push(
      `Von der Beispielagentur steht noch da: ${quoted(demo)}. Schreiben Sie dort in eigenen Worten, was bei Ihnen gilt.`,
    );
  if (OWNER_ANSWERS.test(text) && isCompany(site.ownerName ?? ""))
    untruths.push(
      `Nach § 18 Abs. 2 MStV ist immer ein Mensch verantwortlich, nicht ${site.ownerName}: Schreiben Sie statt {{Inhaber}} Vor- und Nachnamen.`,
    );
  return untruths;
}

/** The placeholder that describes the counting of views, or words of the agency's own. */
const COUNTING = /\{\{Analyse\}\}|(?:Aufruf|Besuch)[^.]*zähl|zähl[^.]*(?:Aufruf|Besuch)/i;

const SERVICES = { google: "Google Analytics", matomo: "Matomo" };

/** What a text should say by a placeholder, and does not. */
type Gap = { placeholder: (typeof LEGAL_PLACEHOLDERS)[number]["name"]; isThere: boolean };

/**
 * Everything that is wrong or missing in the public legal texts, for administrators; a draft describes nothing to visitors.
 *
 * @param but ids of pages that are the demo's as a whole
 */
export async function faultsOfPublicTexts(payload: Payload, but: number[]): Promise<string[]> {
  const site: Site = await payload.findGlobal({ slug: "site-settings", depth: 0 });
  const pages = await legalPages(payload);
  const textAt = (address: string) =>
    pages[address]?._status === "published" ? (pages[address]?.content?.trim() ?? "") : "";
  const says = (address: string, name: string, value?: string | null) =>
    textAt(address).includes(`{{${name}}}`) || Boolean(value && textAt(address).includes(value));
  const needs = (address: string, name: string, value?: string | null): Gap => ({
    placeholder: name,
    isThere: value === "" || value === null || value === undefined || says(address, name, value),
  });
  const gaps: Record<string, Gap[]> = {
    impressum: [
      needs("impressum", "Bildnachweise", await pictureCredits(payload)),
      needs("impressum", "Umsatzsteuer-ID", site.vatId),
      needs("impressum", "Wirtschafts-ID", site.businessId),
    ],
    datenschutz: [
      { placeholder: "Cookies und Speicher", isThere: says("datenschutz", "Cookies und Speicher") },
      { placeholder: "Analyse", isThere: site.countsViews === false || COUNTING.test(textAt("datenschutz")) },
    ],
  };
  const own = LEGAL_PAGES.filter(({ address }) => textAt(address) !== "" && !but.includes(pages[address]?.id ?? 0));
  const inTexts = own.flatMap(({ address, title }) => {
    const missing = (gaps[address] ?? []).filter(({ isThere }) => !isThere).map((gap) => `{{${gap.placeholder}}}`);
    const lacks = missing.length > 0 ? [`Es fehlt ${missing.join(" und ")}: Davon erfahren Besucher so nichts.`] : [];
    const found = [...untruthsIn(textAt(address), site), ...lacks];
    return found.map((sentence) => `${title.replaceAll("\u00ad", "")}: ${sentence}`);
  });
  const provider = site.analyticsProvider ?? "off";
  if (provider === "off" || describesService(textAt("datenschutz"), provider)) return inTexts;
  return [
    ...inTexts,
    `${SERVICES[provider]} wird nicht geladen: Dazu muss die veröffentlichte Datenschutzerklärung den Dienst nennen, am einfachsten mit {{Analyse}}.`,
  ];
}

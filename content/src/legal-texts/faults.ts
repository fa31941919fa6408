import { LEGAL_PAGES } from "@schaufenster/contract/legal-pages";
import type {
  ContentPlaceholder,
  SettingPlaceholder,
  SitePlaceholder,
} from "@schaufenster/contract/legal-placeholders";
import { describesService, isCompany } from "@schaufenster/contract/public-texts";
import type { Payload } from "payload";
import { pictureCredits } from "../addresses/picture-credits.ts";
import type { SiteSetting } from "../payload-types.ts";
import { demoValuesIn } from "./demo-texts.ts";
import { legalPages } from "./every-sites-pages.ts";

type Site = Partial<SiteSetting>;
type Placeholder = SettingPlaceholder | ContentPlaceholder | SitePlaceholder;

const OWNER_ANSWERS = /MStV[^\n]*\{\{Inhaber\}\}/;

const quoted = (names: string[]) => names.map((name) => `„${name}“`).join(", ");

/** Why a legal text is untrue of this agency and can't be published, as German sentences. */
export function falseStatements(text: string, site: Site): string[] {
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

/** The placeholder about view counts, or the agency's own text about it. */
const COUNTING = /\{\{Analyse\}\}|(?:Aufruf|Besuch)[^.]*zähl|zähl[^.]*(?:Aufruf|Besuch)/i;

const SERVICES = { google: "Google Analytics", matomo: "Matomo" };

/**
 * Problems of the published legal texts, for administrators; drafts don't count.
 *
 * @param but ids of pages that are still entirely the demo's
 */
export async function faultsOfPublicTexts(payload: Payload, but: number[]): Promise<string[]> {
  const site: Site = await payload.findGlobal({ slug: "site-settings", depth: 0 });
  const pages = await legalPages(payload);
  const textAt = (address: string) =>
    pages[address]?._status === "published" ? (pages[address]?.content?.trim() ?? "") : "";
  const policy = textAt("datenschutz");
  // The placeholder's value; empty if there is nothing to state.
  const needed: [address: string, placeholder: Placeholder, value: string | boolean | null | undefined][] = [
    ["impressum", "Bildnachweise", await pictureCredits(payload)],
    ["impressum", "Umsatzsteuer-ID", site.vatId],
    ["impressum", "Wirtschafts-ID", site.businessId],
    ["datenschutz", "Cookies und Speicher", true],
    ["datenschutz", "Analyse", site.countsViews !== false && !COUNTING.test(policy)],
  ];
  const inTexts = LEGAL_PAGES.flatMap(({ address, title }) => {
    const text = textAt(address);
    if (text === "" || but.includes(pages[address]?.id ?? 0)) return [];
    const missing = needed.filter(
      ([at, name, value]) =>
        at === address && value && !text.includes(`{{${name}}}`) && !(value !== true && text.includes(value)),
    );
    const names = missing.map(([, name]) => `{{${name}}}`).join(" und ");
    const found = falseStatements(text, site);
    if (names) found.push(`Es fehlt ${names}: Davon erfahren Besucher so nichts.`);
    return found.map((sentence) => `${title.replaceAll("\u00ad", "")}: ${sentence}`);
  });
  const provider = site.analyticsProvider ?? "off";
  if (provider === "off" || describesService(policy, provider)) return inTexts;
  return [
    ...inTexts,
    `${SERVICES[provider]} wird nicht geladen: Dazu muss die veröffentlichte Datenschutzerklärung den Dienst nennen, am einfachsten mit {{Analyse}}.`,
  ];
}

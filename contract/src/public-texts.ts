import { LEGAL_PAGES } from "./legal-pages.ts";

/**
 * Legal texts that are required before search engines index a site and its form accepts messages (§ 5 DDG, Art. 13
 * GDPR).
 */
export const COMPULSORY_TEXTS = LEGAL_PAGES.filter(({ isVoluntary }) => !isVoluntary).map(({ address }) => address);

/** How a privacy policy mentions each analytics service: by its placeholder, or in the agency's own words. */
const SERVICES = {
  google: /\{\{Analyse\}\}|Google\sAnalytics/i,
  matomo: /\{\{Analyse\}\}|Matomo/i,
};

/** Whether a public privacy policy, in Markdown, names the analytics service (Art. 4 no. 11, Art. 13 GDPR). */
export const describesService = (policy: string, provider: keyof typeof SERVICES): boolean =>
  SERVICES[provider].test(policy);

const COMPANY = /(?:^|[\s(.&-])(?:g?GmbH|UG|AG|KGaA|KG|OHG|oHG|GbR|eGbR|PartGm?b?B?|SE|eG|mbH)(?![\p{L}\d])/u;

/** Whether an owner's name is a company's, which can't be the person responsible for content (§ 18 (2) MStV). */
export const isCompany = (name: string): boolean => COMPANY.test(name);

import { LEGAL_PAGES } from "./legal-pages.ts";

/** Addresses of the legal texts without which a site is not found by search engines and takes no messages (§ 5 DDG, Art. 13 GDPR). */
export const COMPULSORY_TEXTS = LEGAL_PAGES.filter(({ isVoluntary }) => !isVoluntary).map(({ address }) => address);

/** How a privacy policy names each analytics service: by the placeholder that describes it, or in words of the agency's own. */
const SERVICES = {
  google: /\{\{Analyse\}\}|Google\sAnalytics/i,
  matomo: /\{\{Analyse\}\}|Matomo/i,
};

/** Whether a public privacy policy, in Markdown, names the analytics service (Art. 4 no. 11, Art. 13 GDPR). */
export const describesService = (policy: string, provider: keyof typeof SERVICES): boolean =>
  SERVICES[provider].test(policy);

/** Legal forms after a name, of companies that German law knows. */
const COMPANY = /(?:^|[\s(.&-])(?:g?GmbH|UG|AG|KGaA|KG|OHG|oHG|GbR|eGbR|PartGm?b?B?|SE|eG|mbH)(?![\p{L}\d])/u;

/** Whether an owner's name is a company's: it cannot be the person who answers for content (§ 18 (2) MStV). */
export const isCompany = (name: string): boolean => COMPANY.test(name);

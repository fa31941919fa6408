import type { AnalyticsService } from "../../analytics/analytics.ts";

/** Key in local storage: to what a visitor agreed, and when (docs/decisions/199). */
export const AGREEMENT_KEY = "cookie-consent-service";

/** Number of the words that the dialog asks with: who agreed to words that meant something else has not agreed to these. */
export const CONSENT_TEXT_VERSION = 1;

/** The service with all that decides who gets what, host and id too, and the words that were read. */
const subjectOf = ({ service, url, id }: AnalyticsService) => `${service} ${url} ${id} ${CONSENT_TEXT_VERSION} `;

/** Stores to what the visitor agreed just now (Art. 7 (1) DSGVO); null removes it. Does nothing where storage is forbidden. */
export function noteAgreement(analytics: AnalyticsService | null): void {
  try {
    if (analytics) localStorage.setItem(AGREEMENT_KEY, subjectOf(analytics) + new Date().toISOString());
    else localStorage.removeItem(AGREEMENT_KEY);
  } catch {
    // forbidden or full
  }
}

/** Whether the visitor agreed to this service, and to these words. Where storage is forbidden the cookie alone counts. */
export function hasAgreedTo(analytics: AnalyticsService): boolean {
  try {
    return !!localStorage.getItem(AGREEMENT_KEY)?.startsWith(subjectOf(analytics));
  } catch {
    return true;
  }
}

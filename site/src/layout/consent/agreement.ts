import type { AnalyticsService } from "../../analytics/analytics.ts";

/** Local storage key of the visitor's agreement and its time (docs/decisions/199). */
export const AGREEMENT_KEY = "cookie-consent-service";

/** Version of the dialog's text: consent to a text with another meaning doesn't apply. */
export const CONSENT_TEXT_VERSION = 1;

/** Everything that determines the recipient, including host and id, and the text's version. */
const subjectOf = ({ service, url, id }: AnalyticsService) => `${service} ${url} ${id} ${CONSENT_TEXT_VERSION} `;

/** Stores the visitor's agreement (Art. 7 (1) DSGVO); null removes it. Does nothing if storage is blocked. */
export function storeAgreement(analytics: AnalyticsService | null): void {
  try {
    if (analytics) localStorage.setItem(AGREEMENT_KEY, subjectOf(analytics) + new Date().toISOString());
    else localStorage.removeItem(AGREEMENT_KEY);
  } catch {}
}

/** Whether the visitor agreed to this service and text. If storage is blocked only the cookie counts. */
export function hasAgreedTo(analytics: AnalyticsService): boolean {
  try {
    return !!localStorage.getItem(AGREEMENT_KEY)?.startsWith(subjectOf(analytics));
  } catch {
    return true;
  }
}

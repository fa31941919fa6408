import type { AnalyticsService } from "../../analytics/analytics.ts";

/** Key in local storage: to what a visitor agreed, and when (docs/decisions/199). */
export const AGREEMENT_KEY = "cookie-consent-service";

/** Number of the words that the dialog asks with: who agreed to words that meant something else has not agreed to these. */
export const CONSENT_TEXT_VERSION = 1;

/** The service with all that decides who gets what: host and id too. */
const subjectOf = ({ service, url, id }: AnalyticsService) => [service, url, id].filter(Boolean).join(" ");

/** Stores to what the visitor agreed just now (Art. 7 (1) DSGVO); null removes it. Does nothing where storage is forbidden. */
export function noteAgreement(analytics: AnalyticsService | null): void {
  try {
    if (!analytics) localStorage.removeItem(AGREEMENT_KEY);
    else {
      const note = { to: subjectOf(analytics), text: CONSENT_TEXT_VERSION, at: new Date().toISOString() };
      localStorage.setItem(AGREEMENT_KEY, JSON.stringify(note));
    }
  } catch {
    // forbidden or full
  }
}

/** Whether the visitor agreed to this service, and to these words. Where storage is forbidden the cookie alone counts. */
export function hasAgreedTo(analytics: AnalyticsService): boolean {
  let stored: string | null;
  try {
    stored = localStorage.getItem(AGREEMENT_KEY);
  } catch {
    return true;
  }
  try {
    const { to, text } = JSON.parse(stored ?? "") as { to?: unknown; text?: unknown };
    return to === subjectOf(analytics) && text === CONSENT_TEXT_VERSION;
  } catch {
    return false; // none, or of a former version
  }
}

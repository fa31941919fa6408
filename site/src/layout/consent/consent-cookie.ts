import { readCookie } from "../../content/cookie.ts";

/** Name and lifetime in seconds (365 days) of the consent cookie (spec §3 and §9). */
export const CONSENT_COOKIE = "cookie-consent-settings";
export const CONSENT_MAX_AGE_S = 365 * 24 * 3600;

/** Consent settings (spec §3). Marketing is never granted. */
export type ConsentSettings = { necessary: true; statistics: boolean; personalization: boolean; marketing: false };

/**
 * The stored choice; null if there is none or it is invalid.
 * @param cookies as in `document.cookie`
 */
export function readConsent(cookies: string): ConsentSettings | null {
  try {
    const given = JSON.parse(readCookie(cookies, CONSENT_COOKIE) ?? "") as Partial<
      Record<keyof ConsentSettings, unknown>
    >;
    const { necessary, statistics, personalization, marketing } = given;
    if (
      necessary === true &&
      typeof statistics === "boolean" &&
      typeof personalization === "boolean" &&
      marketing === false
    ) {
      return { necessary, statistics, personalization, marketing };
    }
  } catch {}
  return null;
}

/**
 * The choice as an assignment to `document.cookie` (spec §9, consent cookie).
 * @param secure whether the page was loaded over https
 */
export function consentCookie(settings: ConsentSettings, secure: boolean): string {
  const value = encodeURIComponent(JSON.stringify(settings));
  return `${CONSENT_COOKIE}=${value}; Max-Age=${CONSENT_MAX_AGE_S}; Path=/; SameSite=Strict${secure ? "; Secure" : ""}`;
}

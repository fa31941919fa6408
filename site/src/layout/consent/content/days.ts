import { ANALYTICS_COOKIE_MAX_AGE_S } from "../../../analytics/cookies.ts";
import { CONSENT_MAX_AGE_S } from "../consent-cookie.ts";

const DAY_S = 24 * 3600;

/** How long the choice and analytics cookies are stored. */
export const CONSENT_DAYS = CONSENT_MAX_AGE_S / DAY_S;
export const ANALYTICS_DAYS = ANALYTICS_COOKIE_MAX_AGE_S / DAY_S;

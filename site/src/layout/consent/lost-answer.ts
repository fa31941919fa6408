/** Session storage key: the visitor has chosen, but the browser didn't store the cookie (docs/decisions/188). */
export const LOST_ANSWER_KEY = "cookie-consent-lost";

/** Whether asking is pointless: the browser stores no cookies, or didn't store the choice made in this session. */
export function answerWouldBeLost(): boolean {
  try {
    return !navigator.cookieEnabled || document.cookie === null || sessionStorage.getItem(LOST_ANSWER_KEY) !== null;
  } catch {
    return true;
  }
}

/** So that the visitor isn't asked on every page. */
export function recordLostAnswer(): void {
  try {
    sessionStorage.setItem(LOST_ANSWER_KEY, "");
  } catch {
    // blocked: then the visitor isn't asked
  }
}

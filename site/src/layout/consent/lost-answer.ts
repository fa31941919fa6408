/** Key in session storage: the visitor has answered, and the browser has not kept the cookie (docs/decisions/188). */
export const LOST_ANSWER_KEY = "cookie-consent-lost";

/** Whether it is in vain to ask: the browser keeps no cookies, or has kept none of an answer given in this visit. */
export function answerWouldBeLost(): boolean {
  try {
    return !navigator.cookieEnabled || document.cookie === null || sessionStorage.getItem(LOST_ANSWER_KEY) !== null;
  } catch {
    return true;
  }
}

/** Notes that an answer was not kept, so that the visitor is not asked on every page. */
export function noteLostAnswer(): void {
  try {
    sessionStorage.setItem(LOST_ANSWER_KEY, "");
  } catch {
    // forbidden: then nobody is asked
  }
}

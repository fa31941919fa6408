/** In seconds: as long as the consent itself lasts. */
export const ANALYTICS_COOKIE_MAX_AGE_S = 365 * 24 * 3600;

/** Cookies of Google Analytics 4 and Matomo, in `document.cookie`. */
const ANALYTICS_COOKIES = /(?:^|; )((?:_ga|_gid|_gat|_pk_|mtm_)[^=]*)/g;

/** @param cookies as in `document.cookie` */
export function hasAnalyticsCookies(cookies: string): boolean {
  return cookies.search(ANALYTICS_COOKIES) >= 0;
}

/**
 * Assignments to `document.cookie` that remove every analytics cookie from this host and its parent hosts, which a
 * service may have used.
 * @param cookies as in `document.cookie`
 */
export function removals(cookies: string, hostname: string): string[] {
  const labels = hostname.split(".");
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
  return [...cookies.matchAll(ANALYTICS_COOKIES)].flatMap(([, name]) =>
    ["", ...domains].map((domain) => `${name}=; Max-Age=0; Path=/${domain}`),
  );
}

import { ANALYTICS_COOKIE_MAX_AGE_S } from "./cookies.ts";
import { loadScript } from "./script.ts";

/**
 * Commands are queued in an array until Matomo's script replaces it
 * (developer.matomo.org/guides/tracking-javascript-guide).
 */
type Queue = { push: (command: unknown[]) => void };

type Tracked = { _paq?: Queue };

const page = window as unknown as Tracked;

/**
 * Starts or resumes Matomo; returns a function that stops it. Matomo's server shortens IP addresses by default.
 * @param url where Matomo is, without a trailing slash
 */
export function startMatomo(id: string, url: string): () => void {
  const goingOn = page._paq !== undefined && !Array.isArray(page._paq);
  const queue: Queue = page._paq ?? ([] as unknown[][]);
  page._paq = queue;
  const commands = goingOn
    ? [["setConsentGiven"]]
    : [
        ["requireConsent"],
        ["setConsentGiven"],
        ["setTrackerUrl", `${url}/matomo.php`],
        ["setSiteId", id],
        ["setSecureCookie", location.protocol === "https:"],
        ["setCookieSameSite", "Strict"],
        ["setVisitorCookieTimeout", ANALYTICS_COOKIE_MAX_AGE_S],
        ["trackPageView"],
        ["enableLinkTracking"],
      ];
  for (const command of commands) queue.push(command);
  loadScript(`${url}/matomo.js`);
  return () => {
    if (Array.isArray(page._paq)) page._paq.length = 0;
    else page._paq?.push(["forgetConsentGiven"]);
  };
}

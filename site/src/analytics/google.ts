import { ANALYTICS_COOKIE_MAX_AGE_S } from "./cookies.ts";
import { loadScript } from "./script.ts";

/** Globals that the page writes and Google's script reads (developers.google.com/tag-platform/gtagjs). */
type Tagged = { dataLayer?: unknown[]; [disabled: `ga-disable-${string}`]: boolean };

/** Consent mode: only measuring visits is granted. Google Analytics 4 stores no IP address. */
const CONSENT = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "granted",
};

const SETTINGS = {
  anonymize_ip: true,
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
  // Only this host's cookies, so that they can be removed.
  cookie_domain: "none",
  cookie_expires: ANALYTICS_COOKIE_MAX_AGE_S,
  cookie_flags: location.protocol === "https:" ? "SameSite=Strict;Secure" : "SameSite=Strict",
};

const page = window as unknown as Tagged;

function gtag(..._command: unknown[]): void {
  page.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: Google's script takes this very object and ignores arrays
  page.dataLayer.push(arguments);
}

/** Starts or resumes Google Analytics 4; returns a function that stops it. */
export function startGoogle(id: string): () => void {
  const goingOn = page.dataLayer !== undefined;
  page[`ga-disable-${id}`] = false;
  gtag("consent", goingOn ? "update" : "default", CONSENT);
  if (goingOn) gtag("event", "page_view");
  else {
    gtag("js", new Date());
    gtag("config", id, SETTINGS);
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  }
  return () => {
    // First, so that the refusal itself isn't sent either.
    page[`ga-disable-${id}`] = true;
    gtag("consent", "update", { analytics_storage: "denied" });
  };
}

import type { SiteSettings } from "../../content/domain.ts";

/**
 * 'Cookie-Einstellungen' (spec §2, footer): consent.ts opens the dialog at a click and reads here which analytics service
 * there is. Without script there are no optional cookies to set, and the link leads to what says so.
 */
export function ConsentLink({ settings: { analytics, consentOpensByItself } }: { settings: SiteSettings }) {
  return (
    <a
      href="/datenschutz"
      data-consent=""
      data-service={analytics?.provider}
      data-opens={consentOpensByItself ? "" : undefined}
      data-service-id={analytics?.id}
      data-service-url={analytics?.provider === "matomo" ? analytics.url : undefined}
    >
      Cookie-Einstellungen
    </a>
  );
}

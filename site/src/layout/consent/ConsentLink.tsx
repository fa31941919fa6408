import type { SiteSettings } from "../../content/domain.ts";
import { CONSENT_LINK_NAME } from "./fragment.ts";

/**
 * 'Cookie-Einstellungen' (spec §2, footer): opens the consent dialog; consent.ts reads the analytics service from it.
 * Without script no optional cookie can be set, and it links to the privacy policy, which says so.
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
      {CONSENT_LINK_NAME}
    </a>
  );
}

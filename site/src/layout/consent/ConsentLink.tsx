import type { SiteSettings } from "../../content/domain.ts";
import { CONSENT_LINK_NAME } from "./fragment.ts";

/**
 * 'Cookie-Einstellungen' (spec §2, footer): consent.ts opens the dialog at a click and reads here which analytics service
 * there is. Without script there are no optional cookies to set, and the link leads to what says so.
 */
export function ConsentLink({ analytics }: { analytics: SiteSettings["analytics"] }) {
  return (
    <a
      href="/datenschutz"
      data-consent=""
      data-service={analytics?.provider}
      data-service-id={analytics?.id}
      data-service-url={analytics?.provider === "matomo" ? analytics.url : undefined}
    >
      {CONSENT_LINK_NAME}
    </a>
  );
}

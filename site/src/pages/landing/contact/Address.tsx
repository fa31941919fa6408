import { openingHoursOf } from "@schaufenster/contract/opening-hours";
import { phoneHref } from "@schaufenster/contract/phone";
import { mailHref } from "../../../content/contact-links.ts";
import type { SiteSettings } from "../../../content/domain.ts";
import { CLOCK } from "../../../ui/drawings/clock.ts";
import { MAIL } from "../../../ui/drawings/mail.ts";
import { PHONE } from "../../../ui/drawings/phone.ts";
import { PLACE } from "../../../ui/drawings/place.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { MailAddress } from "../../../ui/MailAddress.tsx";
import styles from "./Address.module.css";

/** Address with map, mail and phone links (spec §2, contact section), and opening hours if there are any. */
export function Address({ settings, className }: { settings: SiteSettings; className: string | undefined }) {
  const { agencyName, street, postalCode, city, mapsUrl, email, phone } = settings;
  const place = [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(", ");
  const hours = [
    ...openingHoursOf(settings.openingHours).map(({ line, hours }) => hours?.text ?? line),
    ...(settings.openingHoursNote ? [settings.openingHoursNote] : []),
  ];
  return (
    <address className={className}>
      <ul className={styles.list}>
        <li>
          <Icon drawing={PLACE} />
          <span>
            <strong>{agencyName}</strong>
            {place && <br />}
            {mapsUrl && place ? (
              <a href={mapsUrl} target="_blank" rel="noopener" title="Auf der Karte ansehen">
                {place}
                <span className="visually-hidden"> (Karte, neues Fenster)</span>
              </a>
            ) : (
              place
            )}
          </span>
        </li>
        {email && (
          <li>
            <Icon drawing={MAIL} />
            <a href={mailHref(email)}>
              <MailAddress address={email} />
            </a>
          </li>
        )}
        {phone && (
          <li>
            <Icon drawing={PHONE} />
            <a href={phoneHref(phone)}>{phone}</a>
          </li>
        )}
        {hours.length > 0 && (
          <li>
            <Icon drawing={CLOCK} />
            <div>
              <span className="visually-hidden">Öffnungszeiten:</span>
              {hours.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </div>
          </li>
        )}
      </ul>
    </address>
  );
}

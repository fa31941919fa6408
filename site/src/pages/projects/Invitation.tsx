import { phoneHref } from "@schaufenster/contract/phone";
import { mailHref } from "../../content/contact-links.ts";
import type { SiteSettings } from "../../content/domain.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { MailAddress } from "../../ui/MailAddress.tsx";
import styles from "./Invitation.module.css";

/** An invitation to get in touch, with an empty frame, below the projects. */
export function Invitation({ settings: { phone, email } }: { settings: SiteSettings }) {
  return (
    <section className={styles.section} data-tone="paper" aria-labelledby="invitation-title">
      <div className={styles.place}>
        <h2 id="invitation-title" className={styles.title}>
          Ihr Projekt hängt hier noch nicht.
        </h2>
        <p className={styles.ways}>
          <ButtonLink href="/#contact" variant="primary">
            Erzählen Sie davon
          </ButtonLink>
          <span className={styles.addresses}>
            {phone && <a href={phoneHref(phone)}>{phone}</a>}
            {email && (
              <a href={mailHref(email)}>
                <MailAddress address={email} />
              </a>
            )}
          </span>
        </p>
        <svg className={styles.frame} width="200" height="150" viewBox="0 0 400 300" aria-hidden="true">
          <path d="M90 62 200 10 310 62" />
          <rect x="6" y="62" width="388" height="232" />
          <rect x="56" y="104" width="288" height="148" />
          <circle cx="200" cy="10" r="6" />
        </svg>
      </div>
    </section>
  );
}

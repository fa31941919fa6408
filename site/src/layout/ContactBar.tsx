import { phoneHref } from "@schaufenster/contract/phone";
import { mailHref } from "../content/contact-links.ts";
import { MAIL } from "../ui/drawings/mail.ts";
import { PHONE } from "../ui/drawings/phone.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./ContactBar.module.css";

/** Claim, mail link and phone link above the navigation (spec §2, header). */
export function ContactBar({ claim, email, phone }: { claim: string; email: string; phone: string }) {
  return (
    <div className={styles.bar}>
      <p className={styles.claim}>{claim}</p>
      {email && (
        <a className={styles.link} href={mailHref(email)}>
          <Icon drawing={MAIL} />
          <span className={styles.words}>{email}</span>
        </a>
      )}
      {phone && (
        <a className={styles.link} href={phoneHref(phone)}>
          <Icon drawing={PHONE} />
          <span className={styles.words}>{phone}</span>
        </a>
      )}
    </div>
  );
}

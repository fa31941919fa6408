import type { SiteSettings } from "../../../content/domain.ts";
import { Island } from "../../../islands/Island.tsx";
import { GhostTitle } from "../../../ui/GhostTitle.tsx";
import { Address } from "./Address.tsx";
import { ContactForm } from "./ContactForm.tsx";
import styles from "./ContactSection.module.css";
import type { Filled } from "./useContactForm.ts";

/** Contact section (spec §2): heading, subtitle, background word, address, form. Badge.tsx follows it. */
export function ContactSection({ settings, filled = null }: { settings: SiteSettings; filled?: Filled | null }) {
  return (
    <section
      id="contact"
      className={styles.section}
      data-tone="paper"
      data-deferred-layout=""
      aria-labelledby="contact-title"
    >
      <div className={`grid ${styles.content}`}>
        <div className={styles.heading}>
          <h2 id="contact-title" className={`display ${styles.title}`} tabIndex={-1}>
            Kontaktieren Sie uns
          </h2>
          <GhostTitle>Kontakt</GhostTitle>
          <p className={styles.subtitle}>Schreiben Sie uns ein paar Zeilen oder rufen Sie uns einfach an.</p>
        </div>
        <Address settings={settings} className={styles.address} />
        {settings.takesMessages ? (
          <div className={styles.form}>
            <p className={styles.note}>
              Bitte füllen Sie alle Felder aus. Wie wir Ihre Angaben verarbeiten, steht in der{" "}
              <a href="/datenschutz" data-dialog="long">
                Datenschutzerklärung
              </a>
              .
            </p>
            <Island name="contact-form">
              <ContactForm recipient={settings.email} filled={filled} />
            </Island>
          </div>
        ) : (
          <p className={styles.form} role={filled ? "alert" : undefined}>
            {filled?.message ?? "Schreiben Sie uns eine E-Mail, oder rufen Sie uns an: Wir melden uns gern zurück."}
          </p>
        )}
      </div>
    </section>
  );
}

import type { SiteSettings } from "../content/domain.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { DirectContact } from "./DirectContact.tsx";
import { Logo } from "./Logo.tsx";
import styles from "./Preloader.module.css";

/** Shown by script when data takes long, or always without script. */
export const WAITING_NOTICE_ID = "waiting-notice";

/**
 * Shown until the initial data arrives (spec §2 and §4, page loading).
 * @param settings as far as known
 */
export function Preloader({ settings }: { settings: SiteSettings | null }) {
  return (
    <div className={styles.preloader} data-tone="ink" role="status">
      <Logo id="logo-preloader" motion="breathing" mark={settings?.appearance?.mark} className={styles.logo} />
      <p className={styles.text}>Einen Moment, wir stellen scharf …</p>
      <div id={WAITING_NOTICE_ID} className={styles.notice} hidden>
        <p>
          Das dauert länger als sonst: Unsere Inhalte sind gerade nicht zu erreichen. Wir versuchen es weiter, und die
          Seite erscheint von selbst.
        </p>
        <ButtonLink href="/" variant="primary">
          Erneut versuchen
        </ButtonLink>
        <DirectContact settings={settings} className={styles.contact} />
      </div>
    </div>
  );
}

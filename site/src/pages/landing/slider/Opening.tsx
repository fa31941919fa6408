import type { SiteSettings } from "../../../content/domain.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import styles from "./Opening.module.css";

/** Replaces the slider while no service has a slide: the header needs a dark background. */
export function Opening({ settings }: { settings: SiteSettings }) {
  const { agencyName, claim } = settings;
  return (
    <section id="home" className={styles.opening} data-tone="ink" aria-labelledby="opening-title">
      <h1 id="opening-title" className={`display ${styles.name}`} tabIndex={-1}>
        {agencyName}
      </h1>
      {claim && <p className={styles.claim}>{claim}</p>}
      <p>
        <ButtonLink href="/#contact" variant="primary">
          Kontakt aufnehmen
        </ButtonLink>
      </p>
    </section>
  );
}

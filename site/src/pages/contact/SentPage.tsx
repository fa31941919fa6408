import type { Site } from "../../content/domain.ts";
import { PageFrame } from "../../layout/PageFrame.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import styles from "../legal/LegalPage.module.css";

/** Response to a form posted without script once its message is stored (spec §8, success text). */
export function SentPage({ site }: { site: Site }) {
  return (
    <PageFrame site={site} path="">
      <PageHeader
        crumbs={[
          { title: "Start", href: "/" },
          { title: "Kontakt", href: null },
        ]}
        title="Angekommen."
      />
      <div className={styles.sheet} data-tone="paper">
        <div className="grid">
          <div className={styles.sent}>
            <p>Ihre Nachricht wurde erfolgreich übermittelt.</p>
            <ButtonLink href="/">Zur Startseite</ButtonLink>
          </div>
        </div>
      </div>
    </PageFrame>
  );
}

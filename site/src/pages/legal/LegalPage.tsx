import type { LegalText } from "../../content/routes.ts";
import { PageFrame } from "../../layout/PageFrame.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Prose } from "../../ui/Prose.tsx";
import sideHeadings from "../../ui/SideHeadings.module.css";
import { fillBlocks } from "./blocks.ts";
import styles from "./LegalPage.module.css";
import type { LegalContent } from "./load.ts";

const TITLES: Record<LegalText, string> = {
  impressum: "Impressum",
  datenschutz: "Datenschutz\u00aderklärung",
  barrierefreiheit: "Barriere\u00adfreiheit",
};

/** A legal text as a page; blocks.ts fills its placeholders. The footer's links lead here without script. */
export function LegalPage({ site, text, html, logRetentionDays, encrypted }: LegalContent) {
  const title = TITLES[text];
  const { analytics, countsViews } = site.settings;
  const content = fillBlocks(html, { analytics, countsViews, logRetentionDays, encrypted });
  return (
    <PageFrame site={site} path={`/${text}`}>
      <PageHeader
        crumbs={[
          { title: "Start", href: "/" },
          { title, href: null },
        ]}
        title={title}
      />
      <div className={styles.sheet} data-tone="paper">
        <div className="grid">
          <div className={`${sideHeadings.texts} ${styles.text}`} data-legal-text="">
            <Prose html={content} />
          </div>
        </div>
      </div>
    </PageFrame>
  );
}

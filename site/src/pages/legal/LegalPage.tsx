import type { Site, LegalPage as Text } from "../../content/domain.ts";
import { PageFrame } from "../../layout/PageFrame.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Prose } from "../../ui/Prose.tsx";
import sideHeadings from "../../ui/SideHeadings.module.css";
import { crumbsBelowStart } from "../own/crumbs.ts";
import { fillBlocks } from "./fill-blocks.ts";
import styles from "./LegalPage.module.css";

export type LegalContent = { site: Site; page: Text; logRetentionDays: number; encrypted: boolean };

/**
 * A legal text as a page, also the target of the footer's links without script. fill-blocks.ts fills its placeholders.
 */
export function LegalPage({ site, page: { title, href, html }, logRetentionDays, encrypted }: LegalContent) {
  const { analytics, countsViews } = site.settings;
  const content = fillBlocks(html, { analytics, countsViews, logRetentionDays, encrypted });
  return (
    <PageFrame site={site} path={href}>
      <PageHeader crumbs={crumbsBelowStart(title)} title={title} />
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

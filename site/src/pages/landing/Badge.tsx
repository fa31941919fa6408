import type { SiteSettings } from "../../content/domain.ts";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./Badge.module.css";

/** The agency's entry in an external business directory, 200 px wide (spec §2, landing page order). */
export function Badge({ badge }: { badge: NonNullable<SiteSettings["badge"]> }) {
  const title = badge.title || "Unser Eintrag im Branchenbuch";
  return (
    <div className={styles.strip}>
      <a className={styles.badge} href={badge.url} target="_blank" rel="noopener">
        {badge.image && <Picture picture={badge.image} widths={{ others: "200px" }} alternativeText={title} />}
        <span className={styles.caption} aria-hidden={badge.image ? true : undefined}>
          {title}
        </span>
        <span className="visually-hidden"> (neues Fenster)</span>
      </a>
    </div>
  );
}

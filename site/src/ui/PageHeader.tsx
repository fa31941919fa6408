import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "./Breadcrumbs.tsx";
import { isLongHeadline } from "./long-headline.ts";
import styles from "./PageHeader.module.css";

/** Top of every page except the landing page, below the site's header: breadcrumbs, the title, and a few words. */
export function PageHeader({ crumbs, title, children }: { crumbs: Crumb[]; title: string; children?: ReactNode }) {
  return (
    <header className={styles.header} data-tone="ink">
      <div className={styles.content}>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className={`display ${styles.title}`} data-long={isLongHeadline(title) || undefined}>
          {title}
        </h1>
        {children}
      </div>
    </header>
  );
}

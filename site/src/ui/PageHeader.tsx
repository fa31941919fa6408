import type { ReactNode } from "react";
import { headlineData } from "../content/headline.ts";
import { Breadcrumbs, type Crumb } from "./Breadcrumbs.tsx";
import styles from "./PageHeader.module.css";

export function PageHeader({ crumbs, title, children }: { crumbs: Crumb[]; title: string; children?: ReactNode }) {
  return (
    <header className={styles.header} data-tone="ink">
      <div className={styles.content}>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className={`display ${styles.title}`} {...headlineData(title)}>
          {title}
        </h1>
        {children}
      </div>
    </header>
  );
}

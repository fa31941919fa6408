"use client";

import { pageDescription } from "@schaufenster/contract/page-description";
import { Card } from "./Card.tsx";
import styles from "./sharing.module.css";
import { useSharedPage } from "./useSharedPage.ts";

/** Formats a URL like search engines: host › first part › second part. */
function trail(address: string): string {
  return [window.location.host, ...address.split("/").filter(Boolean)].join(" › ");
}

/** A live preview of the page in search results and as a shared link. */
export function Preview() {
  const page = useSharedPage();
  const description = pageDescription(page.written || page.standard);
  return (
    <div className={styles.previews}>
      <figure className={styles.preview}>
        <figcaption>In einer Suche, ungefähr</figcaption>
        <div className={styles.result}>
          <p className={styles.address} suppressHydrationWarning>
            {typeof window === "undefined" ? "" : trail(page.address)}
          </p>
          <p className={styles.title}>{page.title}</p>
          <p>{description}</p>
        </div>
      </figure>
      <figure className={styles.preview}>
        <figcaption>Als geteilter Link, ungefähr</figcaption>
        <div className={styles.link}>
          <Card page={page} />
          <div className={styles.linkText}>
            <p className={styles.linkTitle}>{page.title}</p>
            <p>{description}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}

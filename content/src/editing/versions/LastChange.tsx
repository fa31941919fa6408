"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { changedBy } from "../../entry/author.ts";
import { germanDateTime } from "../../platform/process/german-time.ts";
import styles from "./versions.module.css";

export function LastChange() {
  const { savedDocumentData, isTrashed } = useDocumentInfo();
  const { updatedAt, lastEditor } = (savedDocumentData ?? {}) as { updatedAt?: string; lastEditor?: string | null };
  if (!updatedAt || isTrashed) return null;
  const who = changedBy(lastEditor);
  return (
    <p className={styles.lastChange}>
      Zuletzt geändert{who ? ` ${who}, ` : ": "}
      <time dateTime={updatedAt}>{germanDateTime(updatedAt)}</time>
    </p>
  );
}

"use client";

import { useSearchParams } from "next/navigation";
import styles from "./inquiries.module.css";

export function ExportInquiries() {
  const shown = useSearchParams().toString();
  return (
    <p className={styles.export}>
      <a href={`/api/inquiries/export.csv${shown ? `?${shown}` : ""}`} download>
        Diese Anfragen als Tabelle herunterladen (CSV)
      </a>
    </p>
  );
}

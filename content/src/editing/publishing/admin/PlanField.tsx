"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { PlanList } from "./PlanList.tsx";
import styles from "./publishing.module.css";
import { usePlans } from "./usePlans.ts";

export function PlanField() {
  const { id, collectionSlug } = useDocumentInfo();
  const { plans, cancel } = usePlans(collectionSlug, id);
  if (plans.length === 0) return null;
  return (
    <section className={styles.field} aria-label="Geplant">
      <h3 className={styles.heading}>Geplant</h3>
      <PlanList plans={plans} cancel={cancel} />
    </section>
  );
}

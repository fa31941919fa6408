"use client";

import { Button, Drawer, FieldLabel, toast, useDocumentInfo, useModal } from "@payloadcms/ui";
import { useState } from "react";
import type { PlanType } from "../plans/plans.ts";
import { PlanList } from "./PlanList.tsx";
import styles from "./publishing.module.css";
import { usePlans } from "./usePlans.ts";

const TYPES: { value: PlanType; label: string }[] = [
  { value: "publish", label: "Veröffentlichen" },
  { value: "unpublish", label: "Von der Website nehmen" },
];

/**
 * Schedules the open entry's publication or unpublication. Only the server's clock decides whether the time is past.
 */
export function PlanDrawer({ slug }: { slug: string }) {
  const { id, collectionSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const { plans, add, cancel } = usePlans(collectionSlug, id);
  const { closeModal } = useModal();
  const [type, setType] = useState<PlanType>(hasPublishedDoc && !unpublishedVersionCount ? "unpublish" : "publish");
  const [time, setTime] = useState("");
  const [error, setError] = useState<string | null>(null);

  async function save(): Promise<void> {
    const refused = await add(type, time);
    setError(refused);
    if (refused) return;
    setTime("");
    toast.success("Der Zeitpunkt ist geplant.");
    closeModal(slug);
  }

  return (
    <Drawer slug={slug} title="Veröffentlichung planen">
      <div className={styles.form}>
        <fieldset className={styles.types}>
          <legend>Was soll geschehen?</legend>
          {TYPES.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name={slug} checked={type === value} onChange={() => setType(value)} />
              {label}
            </label>
          ))}
        </fieldset>
        <div className="field-type text">
          <FieldLabel label="Tag und Uhrzeit" htmlFor={`${slug}-time`} path="planned-time" required />
          <input
            id={`${slug}-time`}
            type="datetime-local"
            aria-describedby={`${slug}-hint`}
            value={time}
            onChange={({ target }) => {
              setTime(target.value);
              setError(null);
            }}
          />
          <p id={`${slug}-hint`} className={styles.hint}>
            Nach deutscher Uhr (Europe/Berlin), auf die Minute, zum Beispiel 22.11.2026, 10:46. Veröffentlicht wird der
            Stand, den der Eintrag dann hat. Wer vorher veröffentlicht, sagt die Planung damit ab.
          </p>
          <p role="alert" className={styles.error}>
            {error}
          </p>
        </div>
        <Button buttonStyle="primary" margin={false} onClick={() => void save()}>
          Planen
        </Button>
        {plans.length > 0 && (
          <section aria-label="Schon geplant">
            <h3 className={styles.heading}>Schon geplant</h3>
            <PlanList plans={plans} cancel={cancel} />
          </section>
        )}
      </div>
    </Drawer>
  );
}

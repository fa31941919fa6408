"use client";

import { Button, DatePicker, Drawer, FieldLabel, toast, useDocumentInfo, useModal } from "@payloadcms/ui";
import { useState } from "react";
import { DATE_AND_TIME } from "../../admin/german-dates.ts";
import { TIME_ZONE } from "../../process/german-time.ts";
import type { PlanType } from "../plans/plans.ts";
import { PlanList } from "./PlanList.tsx";
import styles from "./publishing.module.css";
import { usePlans } from "./usePlans.ts";

const TYPES: { value: PlanType; label: string }[] = [
  { value: "publish", label: "Veröffentlichen" },
  { value: "unpublish", label: "Von der Website nehmen" },
];

/** Formats the time of a clock, by default the browser's: '2026-11-22T10:46'. */
const wallClock = (date: Date, timeZone?: string) =>
  date.toLocaleString("sv-SE", { timeZone }).slice(0, 16).replace(" ", "T");

/** Sets when the open entry is published or taken from the site, to the minute. */
export function PlanDrawer({ slug }: { slug: string }) {
  const { id, collectionSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const { plans, add, cancel } = usePlans(collectionSlug, id);
  const { closeModal } = useModal();
  const isLive = hasPublishedDoc && unpublishedVersionCount === 0;
  const [type, setType] = useState<PlanType>(isLive ? "unpublish" : "publish");
  const [date, setDate] = useState<Date | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function save(): Promise<void> {
    if (!date) return setError("Bitte geben Sie Tag und Uhrzeit an, zum Beispiel 22.11.2026, 10:46.");
    const refused = await add(type, wallClock(date));
    setError(refused);
    if (refused) return;
    setDate(null);
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
        <div>
          <FieldLabel label="Tag und Uhrzeit" htmlFor={`${slug}-time`} path="planned-time" required />
          <DatePicker
            {...DATE_AND_TIME}
            overrides={{ ...DATE_AND_TIME.overrides, id: `${slug}-time`, ariaDescribedBy: `${slug}-hint` }}
            minDate={new Date(wallClock(new Date(), TIME_ZONE))}
            onChange={(chosen: Date | null) => {
              setDate(chosen);
              setError(null);
            }}
            value={date ?? undefined}
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

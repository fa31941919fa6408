"use client";

import { Button, useDocumentInfo, useFormProcessing } from "@payloadcms/ui";
import { useEffect, useId, useSyncExternalStore } from "react";
import { currentErrors } from "./current-errors.ts";
import styles from "./errors.module.css";

/** At the top of a form: why it was not saved, until that is closed or the form is saved. */
export function FormErrors() {
  const form = useId();
  const { errors, forms } = useSyncExternalStore(currentErrors.subscribe, currentErrors.current, currentErrors.current);
  const { lastUpdateTime } = useDocumentInfo();
  const processing = useFormProcessing();
  useEffect(() => currentErrors.open(form), [form]);
  const isOurs = () => currentErrors.current().forms.at(-1) === form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form is sent
  useEffect(() => {
    if (isOurs() && processing) currentErrors.sent();
  }, [processing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each save; one that somebody asked for says so itself
  useEffect(() => {
    if (isOurs() && lastUpdateTime) currentErrors.savedItself();
  }, [lastUpdateTime]);

  const shown = forms.at(-1) === form ? errors : [];
  if (shown.length === 0) return null; // what stands first in a form has a look of its own
  return (
    <div role="alert" className={styles.errors}>
      <div className={styles.texts}>
        {shown.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </div>
      <Button buttonStyle="secondary" size="small" onClick={currentErrors.clear}>
        Schließen
      </Button>
    </div>
  );
}

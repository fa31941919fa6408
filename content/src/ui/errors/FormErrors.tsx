"use client";

import { Button, useDocumentInfo, useForm, useFormProcessing, useFormSubmitted } from "@payloadcms/ui";
import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import { DATABASE_AWAY } from "../../platform/http/database-away.ts";
import { SIGN_IN } from "../../platform/http/sign-in-sentence.ts";
import { isGuarded } from "../form-fields.ts";
import { currentErrors } from "./current-errors.ts";
import styles from "./errors.module.css";
import { fieldLabels, tabOf } from "./field-labels.ts";
import { goToField } from "./go-to-field.ts";
import { REFUSED_FIELDS } from "./refused-fields.ts";
import { useRefusals } from "./useRefusals.ts";

/** Guarded forms show their own, more detailed notice of these (editing/admin/EditingNotice.tsx). */
const SAID_THERE: readonly string[] = [SIGN_IN, DATABASE_AWAY];

const OF_FIELDS = Object.values(REFUSED_FIELDS);

/** Shows at the top of a form why it wasn't saved, until dismissed or saved. */
export function FormErrors() {
  const form = useId();
  const place = useRef<HTMLDivElement>(null);
  const { errors, forms } = useSyncExternalStore(currentErrors.subscribe, currentErrors.current, currentErrors.current);
  const document = useDocumentInfo();
  const { docConfig, lastUpdateTime } = document;
  const processing = useFormProcessing();
  const isRefused = useFormSubmitted() && !processing;
  const { setModified } = useForm();
  useEffect(() => currentErrors.open(form), [form]);
  // After a refusal, Payload disables its button until the next input.
  useEffect(() => {
    if (isRefused && !docConfig?.versions) setModified(true);
  }, [isRefused, docConfig, setModified]);
  const isOurs = () => currentErrors.current().forms.at(-1) === form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the form is submitted
  useEffect(() => {
    if (isOurs() && processing) currentErrors.sent();
  }, [processing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each save; manual ones have their own message
  useEffect(() => {
    if (isOurs() && lastUpdateTime) currentErrors.savedItself();
  }, [lastUpdateTime]);

  const ours = forms.at(-1) === form ? errors : [];
  const refusedFields = ours.find((error) => OF_FIELDS.some((words) => error.startsWith(words)));
  const refusals = useRefusals(refusedFields !== undefined);
  const shown = ours.filter((error) => !(isGuarded(document) && SAID_THERE.includes(error)));
  if (shown.length === 0) return null; // a form's first element is styled differently
  const fields = docConfig?.fields ?? [];
  return (
    <div role="alert" className={styles.errors} ref={place} data-trouble>
      <div className={styles.texts}>
        {shown.map((error) => (
          <p key={error}>
            {error === refusedFields && refusals.length > 0
              ? OF_FIELDS.find((words) => error.startsWith(words))
              : error}
            {error === SIGN_IN && " Ihr Text steht noch im Formular; speichern Sie danach noch einmal."}
          </p>
        ))}
        {refusals.length > 0 && (
          <ul className={styles.fields}>
            {refusals.map(({ path, message }) => (
              <li key={path}>
                <button
                  type="button"
                  className={styles.field}
                  onClick={() => {
                    const within = place.current?.closest("form");
                    if (within) void goToField(within, path, tabOf(fields, path));
                  }}
                >
                  {fieldLabels(fields, path).join(" > ")}
                </button>
                : {message}
              </li>
            ))}
          </ul>
        )}
      </div>
      {shown.includes(SIGN_IN) && (
        <Button buttonStyle="primary" size="small" el="anchor" url="/admin/login" newTab>
          Neu anmelden
        </Button>
      )}
      <Button buttonStyle="secondary" size="small" onClick={currentErrors.clear}>
        Schließen
      </Button>
    </div>
  );
}

"use client";

import { useAllFormFields, useForm, useFormSubmitted } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { isEqual } from "../form-fields.ts";
import { currentErrors } from "./current-errors.ts";

export type Refusal = { path: string; message: string; value: unknown };

/**
 * The invalid fields of a form, each until its value changes. Payload drops the reason at the next autosave, which doesn't
 * validate; here it stays, also beside the field.
 *
 * @param refused whether the form has unresolved refused fields
 */
export function useRefusals(refused: boolean): Refusal[] {
  const [state] = useAllFormFields();
  const { dispatchFields, setSubmitted } = useForm();
  const submitted = useFormSubmitted();
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const isNoted = useRef(false);

  // The message may be rendered before the fields are marked.
  useEffect(() => {
    if (!refused) {
      isNoted.current = false;
      setRefusals((before) => (before.length > 0 ? [] : before));
      return;
    }
    if (isNoted.current) return;
    const found = Object.entries(state).flatMap(([path, { valid, errorMessage, value }]) =>
      valid === false && errorMessage && path !== "lastForm" ? [{ path, message: errorMessage, value }] : [],
    );
    if (found.length === 0) return;
    isNoted.current = true;
    setRefusals(found);
  }, [refused, state]);

  useEffect(() => {
    if (refusals.length === 0) return;
    const left = refusals.filter(({ path, value }) => path in state && isEqual(state[path]?.value, value));
    if (left.length < refusals.length) {
      setRefusals(left);
      if (left.length === 0) currentErrors.clear();
      return;
    }
    const forgotten = left.filter(({ path }) => state[path]?.valid !== false);
    if (forgotten.length > 0) dispatchFields({ type: "ADD_SERVER_ERRORS", errors: forgotten });
    if (!submitted) setSubmitted(true);
  }, [state, refusals, submitted, dispatchFields, setSubmitted]);
  return refusals;
}

"use client";

import { useForm } from "@payloadcms/ui";
import type { FormState } from "payload";
import { useCallback, useEffect, useState } from "react";
import type { RefusalCode } from "../../http/refusal-codes.ts";

/** Unlike every other open form, in this browser and elsewhere. */
const newMark = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** A form's mark, why the server refused its last save (null when it did not), and how that is settled. */
export type FormMark = { form: string; refused: RefusalCode | null; clearRefusal: () => void };

/** Marks each save with its open form: the server tells a form's own saves by it, and puts its refusals there. */
export function useFormMark(state: FormState): FormMark {
  const { dispatchFields } = useForm();
  const [form] = useState(newMark);
  const field = state.lastForm;
  const refused = field?.valid === false ? ((field.errorMessage ?? null) as RefusalCode | null) : null;

  // Not UPDATE, which would take the mark of being edited from the field that the editor is in.
  const clearRefusal = useCallback(() => {
    const formState = { lastForm: { value: form, initialValue: form, valid: true } };
    dispatchFields({ type: "UPDATE_MANY", formState });
  }, [dispatchFields, form]);

  // The form replaces its state right after it is drawn first, when it is reset, and after each save.
  useEffect(() => {
    if (state.lastForm?.value === form) return;
    const timer = setTimeout(clearRefusal);
    return () => clearTimeout(timer);
  }, [state, form, clearRefusal]);
  return { form, refused, clearRefusal };
}

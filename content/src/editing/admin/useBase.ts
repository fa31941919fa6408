"use client";

import type { FormState } from "payload";
import { useState } from "react";
import type { Values } from "../../admin/form-fields.ts";

const timeOf = (value: unknown) => Date.parse(String(value));

/** Whether a form and a stored state are of the same save: of one that the form knows, or of its own. */
export function isBasedOn(state: FormState, stored: Values, form: string): boolean {
  return stored.lastForm === form || timeOf(state.updatedAt?.value) === timeOf(stored.updatedAt);
}

/**
 * The state that a form is based on: what was stored when it was opened, and after each of its own saves. What Payload holds
 * as stored can be newer, for it is read again when a page is refreshed; what stands in the form is not.
 */
export function useBase(stored: Values | undefined, state: FormState, form: string): Values {
  const [base, setBase] = useState<Values>(stored ?? {});
  const isNew = stored !== undefined && stored !== base && isBasedOn(state, stored, form);
  if (isNew) setBase(stored);
  return isNew ? stored : base;
}

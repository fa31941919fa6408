import { contactFormSchema } from "@schaufenster/contract/contact";
import { safeParse } from "valibot";
import type { Values } from "./draft.ts";
import type { FieldName } from "./fields.ts";

export type FieldErrors = Partial<Record<FieldName, string>>;

/** Validates a form, one sentence per field (spec §5); empty if it can be sent. */
export function validate(values: Values): FieldErrors {
  const result = safeParse(contactFormSchema, values);
  const errors: FieldErrors = {};
  for (const issue of result.issues ?? []) {
    const field = issue.path?.[0]?.key as FieldName;
    errors[field] ??= issue.message;
  }
  return errors;
}

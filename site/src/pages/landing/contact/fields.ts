import { CONTACT_LIMITS, type ContactForm, MESSAGE_HINT, PHONE_PATTERN } from "@schaufenster/contract/contact";
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from "react";

export type FieldName = keyof ContactForm;

/** A form field with the limits that a browser can check (spec §5). */
export type Field = {
  name: FieldName;
  label: string;
  type: HTMLInputTypeAttribute | "textarea";
  autoComplete: HTMLInputAutoCompleteAttribute | undefined;
  minLength: number | undefined;
  maxLength: number | undefined;
  pattern: string | undefined;
  inputMode: "email" | "tel" | undefined;
  hint: string | undefined;
};

const unlimited = {
  minLength: undefined,
  maxLength: undefined,
  pattern: undefined,
  hint: undefined,
  inputMode: undefined,
} as const;

/** Hidden field: the idempotency key of a form with unknown outcome, so that it is stored only once. */
export const FORM_KEY_FIELD = "key";

/** In the order of spec §2, contact section. */
export const FIELDS: Field[] = [
  { ...unlimited, name: "name", label: "Name", type: "text", autoComplete: "name", minLength: CONTACT_LIMITS.nameMin },
  { ...unlimited, name: "email", label: "E-Mail-Adresse", type: "email", autoComplete: "email", inputMode: "email" },
  {
    ...unlimited,
    name: "subject",
    label: "Betreff",
    type: "text",
    autoComplete: "off",
    minLength: CONTACT_LIMITS.subjectMin,
  },
  {
    ...unlimited,
    name: "phone",
    label: "Telefonnummer",
    type: "tel",
    autoComplete: "tel",
    inputMode: "tel",
    minLength: CONTACT_LIMITS.phoneMin,
    pattern: PHONE_PATTERN,
    hint: "Nötig, damit wir Sie zurückrufen können.", // the purpose stated in the privacy policy
  },
  {
    name: "message",
    label: "Nachricht",
    type: "textarea",
    autoComplete: "off",
    minLength: CONTACT_LIMITS.messageMin,
    maxLength: CONTACT_LIMITS.messageMax,
    pattern: undefined,
    inputMode: undefined,
    hint: MESSAGE_HINT,
  },
];

import type { Field } from "payload";
import { uiField } from "../ui/ui-field.ts";

/** Where a form says why it was not saved: first of all. */
const formErrorsField = uiField("formErrors", "/ui/errors/FormErrors.tsx#FormErrors");

/** A type whose forms show their errors. */
export function withFormErrors<Type extends { fields: Field[] }>(type: Type): Type {
  return { ...type, fields: [formErrorsField, ...type.fields] };
}

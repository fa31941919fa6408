import type { Field } from "payload";
import { uiField } from "../ui/ui-field.ts";

/** Shows a form's errors at its top. */
const formErrorsField = uiField("formErrors", "/ui/errors/FormErrors.tsx#FormErrors");

export function withFormErrors<Type extends { fields: Field[] }>(type: Type): Type {
  return { ...type, fields: [formErrorsField, ...type.fields] };
}

import type { Field, UIField } from "payload";

/** Where a form says why it was not saved: first of all. */
const formErrorsField: UIField = {
  name: "formErrors",
  type: "ui",
  admin: { components: { Field: "/admin/errors/FormErrors.tsx#FormErrors" }, disableListColumn: true },
};

/** A type whose forms show their errors. */
export function withFormErrors<Type extends { fields: Field[] }>(type: Type): Type {
  return { ...type, fields: [formErrorsField, ...type.fields] };
}

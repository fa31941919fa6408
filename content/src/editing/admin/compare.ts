import { type EditedField, isEqual, type Values } from "../../admin/form-fields.ts";

/** A field in which two states of an entry differ. */
export type Difference = EditedField & { mine: unknown; stored: unknown };

/** Compares what is in the form and what is stored. */
export function differences(fields: EditedField[], mine: Values, stored: Values): Difference[] {
  return fields
    .filter(({ name }) => !isEqual(mine[name], stored[name]))
    .map((field) => ({ ...field, mine: mine[field.name], stored: stored[field.name] }));
}

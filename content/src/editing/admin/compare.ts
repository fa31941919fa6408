import { type EditedField, isEqual, type Values } from "../../ui/form-fields.ts";

export type Difference = EditedField & { mine: unknown; stored: unknown };

export function differences(fields: EditedField[], mine: Values, stored: Values): Difference[] {
  return fields
    .filter(({ name }) => !isEqual(mine[name], stored[name]))
    .map((field) => ({ ...field, mine: mine[field.name], stored: stored[field.name] }));
}

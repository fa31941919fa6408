import { type EditedField, isEqual, type Values } from "../../admin/form-fields.ts";

/** A field in which two states of an entry differ. */
export type Difference = EditedField & {
  mine: unknown;
  stored: unknown;
  /** Changed since the state both come from. */
  changedByMe: boolean;
  changedThere: boolean;
};

/** Compares what is in the form and what is stored; `base` is the state that the form was opened with. */
export function differences(fields: EditedField[], base: Values, mine: Values, stored: Values): Difference[] {
  return fields
    .filter(({ name }) => !isEqual(mine[name], stored[name]))
    .map((field) => ({
      ...field,
      mine: mine[field.name],
      stored: stored[field.name],
      changedByMe: !isEqual(mine[field.name], base[field.name]),
      changedThere: !isEqual(stored[field.name], base[field.name]),
    }));
}

/** Both together, where no field was changed by both; null where they cannot be. */
export function merged(found: Difference[]): Values | null {
  if (found.some(({ changedByMe, changedThere }) => changedByMe && changedThere)) return null;
  return Object.fromEntries(found.map(({ name, changedByMe, mine, stored }) => [name, changedByMe ? mine : stored]));
}

/** The values of the given fields, and nothing else; Payload's form has the number of rows, 0, where there are none. */
export function pick(fields: EditedField[], values: Values): Values {
  return Object.fromEntries(
    fields.map(({ name, field }) => [name, field.type === "array" && values[name] === 0 ? [] : (values[name] ?? null)]),
  );
}

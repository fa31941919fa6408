import type { UIField } from "payload";

/** A part of a form that holds no value: a component, by its path. Lists and changes of many entries leave it out. */
export const uiField = (name: string, Field: string): UIField => ({
  name,
  type: "ui",
  admin: { components: { Field }, disableBulkEdit: true, disableListColumn: true },
});

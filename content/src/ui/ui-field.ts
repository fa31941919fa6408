import type { UIField } from "payload";

/** A form field without a value, rendered by the component at a path; left out of lists and bulk edits. */
export const uiField = (name: string, Field: string): UIField => ({
  name,
  type: "ui",
  admin: { components: { Field }, disableBulkEdit: true, disableListColumn: true },
});

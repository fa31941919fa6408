import type { Field, TextField } from "payload";

/** The program's own note: no editor fills it in, no list shows it. */
const note = (name: string, label: string, components: object = {}): TextField => ({
  name,
  type: "text",
  label,
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true, components },
});

/**
 * Fields that every type needs so that two people can work on one entry (docs/decisions/197): who saved it last, from
 * which open form, and the part of the form that watches over it.
 */
export const editingFields: Field[] = [
  note("lastEditor", "Zuletzt bearbeitet von", { Diff: "/editing/admin/Nothing.tsx#Nothing" }),
  note("lastForm", "Zuletzt gespeichert aus Formular", { Diff: "/editing/admin/Nothing.tsx#Nothing" }),
  {
    name: "editingGuard",
    type: "ui",
    admin: { components: { Field: "/editing/admin/EditingGuard.tsx#EditingGuard" }, disableListColumn: true },
  },
];

import type { Field, TextField } from "payload";
import { uiField } from "../ui/ui-field.ts";

/** An internal field: not editable, in no list. */
const note = (name: string, label: string, components: object = {}): TextField => ({
  name,
  type: "text",
  label,
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true, components },
});

/** Disables Payload's autosave timer: the form's owner stores drafts (docs/decisions/224). In ms. */
export const autosave = { interval: 2 ** 31 - 1, showSaveDraftButton: true };

/**
 * Fields of every type: last editor, last form, the guard for concurrent editors (docs/decisions/197, 224), and the cursor
 * from the page (docs/decisions/220).
 */
export const editingFields: Field[] = [
  note("lastEditor", "Zuletzt bearbeitet von", { Diff: "/editing/admin/Nothing.tsx#Nothing" }),
  note("lastForm", "Zuletzt gespeichert aus Formular", { Diff: "/editing/admin/Nothing.tsx#Nothing" }),
  uiField("editingGuard", "/editing/admin/EditingGuard.tsx#EditingGuard"),
  uiField("cursorFromPage", "/editing/preview/from-page/CursorFromPage.tsx#CursorFromPage"),
];

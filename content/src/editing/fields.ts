import type { Field, TextField } from "payload";
import { uiField } from "../ui/ui-field.ts";

/** The program's own note: no editor fills it in, no list shows it. */
const note = (name: string, label: string, components: object = {}): TextField => ({
  name,
  type: "text",
  label,
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true, components },
});

/** For the drafts of a type: the form's owner stores them (docs/decisions/224), and Payload's own clock never comes to it. In ms. */
export const autosave = { interval: 2 ** 31 - 1, showSaveDraftButton: true };

/** Fields of every type: last editor, last form and guard for two people at one entry (docs/decisions/197, 224); and 220. */
export const editingFields: Field[] = [
  note("lastEditor", "Zuletzt bearbeitet von", { Diff: "/editing/admin/Nothing.tsx#Nothing" }),
  note("lastForm", "Zuletzt gespeichert aus Formular", { Diff: "/editing/admin/Nothing.tsx#Nothing" }),
  uiField("editingGuard", "/editing/admin/EditingGuard.tsx#EditingGuard"),
  uiField("cursorFromPage", "/editing/preview/from-page/CursorFromPage.tsx#CursorFromPage"),
];

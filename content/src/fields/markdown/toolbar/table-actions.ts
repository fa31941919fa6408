import { type Action, inTable } from "./action.ts";

export const TABLE: Action[] = [
  {
    name: "Tabelle",
    icon: "table",
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    isActive: inTable,
    isPossible: (editor) => !inTable(editor),
  },
  {
    name: "Zeile darunter",
    icon: "rowAfter",
    run: (editor) => editor.chain().focus().addRowAfter().run(),
    isShown: inTable,
  },
  {
    name: "Spalte rechts",
    icon: "columnAfter",
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
    isShown: inTable,
  },
  {
    name: "Zeile löschen",
    icon: "deleteRow",
    run: (editor) => editor.chain().focus().deleteRow().run(),
    // Markdown has no table without a head.
    isPossible: (editor) => !editor.isActive("tableHeader"),
    isShown: inTable,
  },
  {
    name: "Spalte löschen",
    icon: "deleteColumn",
    run: (editor) => editor.chain().focus().deleteColumn().run(),
    isShown: inTable,
  },
  {
    name: "Tabelle löschen",
    icon: "deleteTable",
    run: (editor) => editor.chain().focus().deleteTable().run(),
    isShown: inTable,
  },
];

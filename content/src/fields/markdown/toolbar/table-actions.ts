import { type Action, command, inTable, outsideOfTable } from "./action.ts";

const within = (name: string, icon: Action["icon"], change: Parameters<typeof command>[0]): Action => ({
  name,
  icon,
  run: command(change),
  isShown: inTable,
});

export const TABLE: Action[] = [
  {
    name: "Tabelle",
    icon: "table",
    run: command((chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true })),
    isActive: inTable,
    isPossible: outsideOfTable,
  },
  within("Zeile darunter", "rowAfter", (chain) => chain.addRowAfter()),
  within("Spalte rechts", "columnAfter", (chain) => chain.addColumnAfter()),
  {
    ...within("Zeile löschen", "deleteRow", (chain) => chain.deleteRow()),
    isPossible: (editor) => !editor.isActive("tableHeader"), // Markdown tables need a head
  },
  within("Spalte löschen", "deleteColumn", (chain) => chain.deleteColumn()),
  within("Tabelle löschen", "deleteTable", (chain) => chain.deleteTable()),
];

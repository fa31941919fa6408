import type { Element, Nodes, Root } from "hast";
import { eachElement } from "./elements.ts";

const PRICE = /€|\bEUR\b|\bEuro\b/;

function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

const cellsOf = (row: Element) => row.children.filter((cell): cell is Element => cell.type === "element");

function rowsOf(table: Element): Element[] {
  const rows: Element[] = [];
  eachElement(table, "tr", (row) => rows.push(row));
  return rows;
}

/**
 * Marks tables with prices in the last column, so that phones can show each row as a list entry. Middle cells are then
 * labelled by their column, and ARIA roles restore the table semantics.
 */
export function markPriceLists() {
  return (tree: Root) => eachElement(tree, "table", markIfPriceList);
}

function markIfPriceList(table: Element): void {
  const [head, ...rows] = rowsOf(table);
  const lasts = rows.flatMap((row) => cellsOf(row).at(-1) ?? []);
  if (!head || lasts.length === 0 || !lasts.every((cell) => PRICE.test(textOf(cell)))) return;
  table.properties = { ...table.properties, role: "table", dataPrices: "" };
  for (const part of ["thead", "tbody"])
    eachElement(table, part, ({ properties }) => Object.assign(properties, { role: "rowgroup" }));
  const names = cellsOf(head).map(textOf);
  for (const row of [head, ...rows]) {
    row.properties.role = "row";
    for (const [column, cell] of cellsOf(row).entries()) {
      cell.properties.role = row === head ? "columnheader" : "cell";
      const isBetween = row !== head && column > 0 && column < names.length - 1;
      if (isBetween && names[column]) cell.properties.dataLabel = names[column];
    }
  }
}

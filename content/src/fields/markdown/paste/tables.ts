/** A table is no larger than that, however large a cell says it is. */
const MOST = 200;

/** Makes of every table one with as many cells in each row as in its head, each where it was seen. */
export function squareTables(body: HTMLElement): void {
  // From the innermost: a table in a cell becomes lines of it when the cell is read.
  for (const table of [...body.querySelectorAll("table")].reverse()) {
    captionsBefore(table);
    const rows = [...table.rows].filter((row) => row.cells.length > 0);
    const [only] = rows[0]?.cells ?? [];
    if (rows.length === 0)
      table.remove(); // what it held was put before it
    else if (rows.length === 1 && rows[0]?.cells.length === 1 && only) table.replaceWith(...blocksOf(only));
    else square(table, rows);
  }
}

/** Makes paragraphs of a table's captions: it may have several, and browsers show them all. */
function captionsBefore(table: HTMLTableElement): void {
  for (const caption of table.querySelectorAll(":scope > caption")) {
    if (!caption.textContent?.trim()) continue;
    const paragraph = table.ownerDocument.createElement("p");
    paragraph.append(...caption.childNodes);
    table.before(paragraph);
  }
}

/** A single cell is but a frame. */
function blocksOf(cell: HTMLElement): Node[] {
  const isLoose = ![...cell.children].some((each) =>
    /^(?:P|DIV|UL|OL|TABLE|H[1-6]|BLOCKQUOTE|PRE)$/.test(each.tagName),
  );
  if (!isLoose) return [...cell.childNodes];
  const paragraph = cell.ownerDocument.createElement("p");
  paragraph.append(...cell.childNodes);
  return [paragraph];
}

function square(table: HTMLTableElement, rows: HTMLTableRowElement[]): void {
  const { ownerDocument: document } = table;
  const grid: (HTMLElement | null)[][] = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (grid[at]?.[column] !== undefined) column++;
      const width = Math.min(cell.colSpan, MOST);
      for (const below of grid.slice(at, cell.rowSpan > 0 ? at + cell.rowSpan : undefined)) {
        for (let more = 0; more < width; more++) below[column + more] = null;
      }
      grid[at]?.splice(column, 1, cell);
      column += width;
    }
  }
  const width = Math.max(...grid.map((row) => row.length));
  const made = document.createElement("table");
  for (const [at, cells] of grid.entries()) {
    const row = made.appendChild(document.createElement("tr"));
    for (let column = 0; column < width; column++) {
      const cell = row.appendChild(document.createElement(at === 0 ? "th" : "td"));
      cell.append(...(cells[column]?.childNodes ?? []));
    }
  }
  table.replaceWith(made);
}

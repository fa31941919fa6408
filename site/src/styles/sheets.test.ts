import { expect, test } from "vitest";
import { DOCUMENT_STYLES, LATER_STYLES, SHEET_FILES, STYLES_BELOW } from "./sheets.ts";

// The editors' bar has its own.
const all = Object.keys(import.meta.glob(["../**/*.css", "!../editing/bar.css"], { query: "?raw" }));

/** Paths as in the sheets, relative to this folder. */
const here = (path: string) => path.replace("../styles/", "./");

test("every style is in a document or in a linked sheet", () => {
  const sent = Object.values(SHEET_FILES).flatMap((files) => Object.keys(files));
  expect(all.map(here).filter((path) => !sent.includes(path))).toEqual([]);
});

const withoutOrder = (styles: string) => styles.replaceAll(/@layer [\w, ]+;/g, "");

test("a visitor of the landing page gets no style twice", () => {
  const { everyPage, landing, below, later } = SHEET_FILES;
  const sheets = [DOCUMENT_STYLES.landing, STYLES_BELOW, LATER_STYLES];
  for (const styles of Object.values({ ...everyPage, ...landing, ...below, ...later }))
    expect(sheets.filter((sheet) => sheet.includes(withoutOrder(styles)))).toHaveLength(1);
});

import { expect, test } from "vitest";
import { DOCUMENT_STYLES, REMAINING_STYLES, SHEET_FILES } from "./sheets.ts";

const all = Object.keys(import.meta.glob("../**/*.css", { query: "?raw" }));

/** Paths as the sheets have them, seen from here. */
const here = (path: string) => path.replace("../styles/", "./");

test("no style is forgotten: each is in a document or in the sheet that all documents name", () => {
  const sent = Object.values(SHEET_FILES).flatMap((files) => Object.keys(files));
  expect(all.map(here).filter((path) => !sent.includes(path))).toEqual([]);
});

test("nothing is sent twice to a visitor of the landing page", () => {
  const { everyPage, landing, later } = SHEET_FILES;
  for (const styles of Object.values({ ...everyPage, ...landing })) expect(REMAINING_STYLES).not.toContain(styles);
  for (const styles of Object.values(later)) {
    const times = [DOCUMENT_STYLES.landing, REMAINING_STYLES].filter((sheet) => sheet.includes(styles)).length;
    expect(times).toBe(1);
  }
});

import { expect, test } from "vitest";
import { openText } from "../conversion/open-text.ts";
import { TEXT_SCHEMA } from "../schema/markdown-schema.ts";
import { headingLevels } from "./heading-levels.ts";

const levelsOf = (text: string) => headingLevels(openText(text, TEXT_SCHEMA).doc).slice(0, 3);

test("a new heading gets the same rank as existing ones on the site", () => {
  expect(levelsOf("Ohne")).toEqual([2, 3, 4]);
  expect(levelsOf("# A\n\n### B")).toEqual([1, 3, 4]);
  expect(levelsOf("### A")).toEqual([3, 4, 5]);
  expect(levelsOf("> ##### A\n\n###### B")).toEqual([5, 6]);
});

import { expect, test } from "vitest";
import { firstWords } from "./first-words.ts";

test("the default of the start page's description is shown as it reads", () => {
  const text = "## Bilder\n\nWir **fotografieren** [Menschen](https://a.example) und\nOrte.\n\nMehr.";
  expect(firstWords(text)).toBe("Wir fotografieren Menschen und Orte.");
  expect(firstWords("")).toBe("");
});

import { expect, test } from "vitest";
import { firstWords } from "./first-words.ts";

test("the default description of the start page is shown as plain text", () => {
  const text = "## Bilder\n\nWir **fotografieren** [Menschen](https://a.example) und\nOrte.\n\nMehr.";
  expect(firstWords(text)).toBe("Wir fotografieren Menschen und Orte.");
  expect(firstWords("")).toBe("");
});

import { expect, test } from "vitest";
import { idAndName, SLUG_MAX, slug } from "./slug.ts";

test.each([
  ["Fotowand im Foyer", "fotowand-im-foyer"],
  ["Größe, Maß & Übung", "groesse-mass-uebung"],
  ["ÄÖÜ ẞ", "aeoeue-ss"],
  ["Café – Crème brûlée", "cafe-creme-brulee"],
  ["A\u0308rger", "aerger"],
  ["  --Hallo!!  ", "hallo"],
  ["日本", ""],
])("the address of „%s“ reads %s", (text, words) => {
  expect(slug(text)).toBe(words);
});

test("long names are cut at a word's end", () => {
  const words = slug("Wort ".repeat(40));
  expect(words.length).toBeLessThanOrEqual(SLUG_MAX);
  expect(words).toMatch(/^(?:wort-)*wort$/);
  expect(slug("x".repeat(100))).toHaveLength(SLUG_MAX);
});

test("a project without a readable name still has an address", () => {
  expect(idAndName("21", "Fotowand")).toBe("21-fotowand");
  expect(idAndName("21", "…")).toBe("21");
});

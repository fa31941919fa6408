import { expect, test } from "vitest";
import { idAndName, slug } from "../src/slug.ts";

test.each([
  ["Fotowand im Foyer", "fotowand-im-foyer"],
  ["Größe, Maß & Übung", "groesse-mass-uebung"],
  ["ÄÖÜ ẞ", "aeoeue-ss"],
  ["Café – Crème brûlée", "cafe-creme-brulee"],
  ["A\u0308rger", "aerger"],
  ["  --Hallo!!  ", "hallo"],
  ["Wie geht's", "wie-geht-s"],
  ["iPhone 3D-Modell", "iphone-3d-modell"],
  ["½ Jahr, 10 €, Größe²", "1-2-jahr-10-groesse2"],
  ["日本", ""],
])("„%s“ becomes %s in an address", (text, words) => {
  expect(slug(text, 60)).toBe(words);
});

test("long names are cut at a word's end", () => {
  const words = slug("Wort ".repeat(40), 60);
  expect(words.length).toBeLessThanOrEqual(60);
  expect(words).toMatch(/^(?:wort-)*wort$/);
  expect(slug("x".repeat(100), 60)).toHaveLength(60);
});

test("a project without a readable name still has an address", () => {
  expect(idAndName(21, "Fotowand")).toBe("21-fotowand");
  expect(idAndName("21", "…")).toBe("21");
});

test("a long name doesn't make a long address", () => {
  expect(idAndName("21", "Wort ".repeat(40)).length).toBeLessThanOrEqual("21-".length + 60);
});

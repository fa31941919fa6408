import { expect, test } from "vitest";
import { headlineData } from "./headline.ts";

test.each([
  ["Fotografie", undefined],
  ["Werbefotografie", 8],
  ["Immobilienfotografie", 11],
  ["Film und Immobilienfotografie", 11],
  ["Immobilien\u00adfotografie", 6],
  ["Immobilien-Fotografie", 6],
  ["Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen", 30],
])("the width of the longest word of %s is given as %s if it may not fit", (headline, word) => {
  expect(headlineData(headline)["data-word"]).toBe(word);
});

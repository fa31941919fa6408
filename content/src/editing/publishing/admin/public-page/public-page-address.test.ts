import { expect, test } from "vitest";
import { publicAddress } from "./public-page-address.ts";

test.each([
  ["projects", 7, "", "/projekte/7"],
  ["categories", 2, "Film", "/projekte/kategorie/2"],
  ["services", 3, "film-ton", "/#film-ton"],
  ["references", 3, undefined, "/#references"],
  ["menuitems", 3, "kontakt", "/"],
  ["site-settings", undefined, undefined, "/"],
  ["appearance", undefined, undefined, "/"],
  ["pages", 3, "impressum", "/impressum"],
  ["projects", undefined, "", null],
  ["media", 3, "bild", null],
])("%s %s is shown at its place on the site", (slug, id, name, address) => {
  expect(publicAddress(slug, id, name)).toBe(address);
});

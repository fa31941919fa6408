import { expect, test } from "vitest";
import { fileSlug } from "./file-slug.ts";

test.each([
  ["Fotografie Übersicht.jpg", "fotografie-uebersicht"],
  ["Größe & Maß (neu).PNG", "groesse-mass-neu"],
  ["U\u0308ber uns.jpg", "ueber-uns"],
  ["Café_Crème.webp", "cafe-creme"],
  ["../../etc/passwd", "datei"],
  ["日本.jpg", "datei"],
  [".htaccess", "datei"],
])("%s gets a name that is safe in a URL", (name, slug) => {
  expect(fileSlug(name)).toBe(slug);
});

test("a very long name is shortened", () => {
  expect(fileSlug(`${"a".repeat(300)}.jpg`)).toHaveLength(80);
});

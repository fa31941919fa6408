import { expect, test } from "vitest";
import { unsupportedReason } from "./file-types.ts";

test.each([
  ["IMG_1.HEIC", "", /HEIC-Bild.*„Maximale Kompatibilität“.*JPEG/],
  ["IMG_1.heic", "image/heic", /HEIC-Bild/],
  ["IMG_2.MOV", "video/quicktime", /QuickTime-Film.*MP4/],
  ["Logo.svg", "image/svg+xml", /Möglich sind JPEG, PNG/],
  ["Vertrag.pdf", "", /Möglich sind JPEG, PNG/],
])("who chooses %s (%s) reads at once why it cannot be used", (name, type, words) => {
  expect(unsupportedReason({ name, type })).toMatch(words);
});

test("what can be used is not spoken of", () => {
  expect(unsupportedReason({ name: "foto.jpg", type: "image/jpeg" })).toBeNull();
  expect(unsupportedReason({ name: "film.mp4", type: "video/mp4" })).toBeNull();
});

import { expect, test } from "vitest";
import { MAX_PDF_BYTES } from "./file-limits.ts";
import { unsupportedReason } from "./file-types.ts";

test.each([
  ["serie.heic", "image/heic-sequence", /bewegtes HEIC-Bild.*JPEG oder PNG/],
  ["Logo.svg", "image/svg+xml", /Zeichnung \(SVG\).*Möglich sind JPEG, PNG/],
  ["Anzeige.indd", "", /Dokument eines Grafikprogramms.*als JPEG oder PNG.*als PDF/],
  ["clip.mkv", "", /MKV-Film.*MP4/],
  ["clip.avi", "video/x-msvideo", /AVI-Film.*MP4/],
  ["IMG_3.CR2", "", /Rohbild.*JPEG/],
  ["bild.bmp", "image/bmp", /BMP-Bild.*JPEG/],
  ["bild.psd", "image/vnd.adobe.photoshop", /Bild mit Ebenen.*JPEG/],
  ["bewegt.png", "image/apng", /bewegtes PNG \(APNG\).*WebP, GIF oder als Film/],
  ["lied.mp3", "audio/mpeg", /nur Ton/],
  ["brief.docx", "", /Möglich sind JPEG, PNG.* und PDF/],
])("choosing %s (%s) shows right away why it can't be used", (name, type, words) => {
  expect(unsupportedReason({ name, type })).toMatch(words);
});

test("usable files show no message", () => {
  expect(unsupportedReason({ name: "foto.jpg", type: "image/jpeg" })).toBeNull();
  expect(unsupportedReason({ name: "film.mp4", type: "video/mp4" })).toBeNull();
  expect(unsupportedReason({ name: "film.m4v", type: "video/x-m4v" })).toBeNull();
  expect(unsupportedReason({ name: "IMG_2.MOV", type: "video/quicktime" })).toBeNull();
  expect(unsupportedReason({ name: "IMG_2.MOV", type: "" })).toBeNull();
  expect(unsupportedReason({ name: "scan.tif", type: "image/tiff" })).toBeNull();
  expect(unsupportedReason({ name: "IMG_1.HEIC", type: "image/heic" })).toBeNull();
  expect(unsupportedReason({ name: "IMG_1.HEIC", type: "" })).toBeNull();
  expect(unsupportedReason({ name: "preise.pdf", type: "application/pdf", size: MAX_PDF_BYTES })).toBeNull();
});

test("choosing a PDF that is too large shows the limit before it is sent", () => {
  const reason = unsupportedReason({ name: "katalog.pdf", type: "application/pdf", size: MAX_PDF_BYTES + 1 });
  expect(reason).toMatch(/^Dieses PDF ist zu groß: Erlaubt sind höchstens 20 MB\./);
});

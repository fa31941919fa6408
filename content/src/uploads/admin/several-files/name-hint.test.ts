import { expect, test } from "vitest";
import { nameHint } from "./name-hint.ts";

test.each([
  ["tischlerin-hobelt_eiche.jpg", "tischlerin hobelt eiche"],
  ["Küche Müller.final.JPG", "Küche Müller final"],
])("a name that someone gave is a hint: %s", (name, hint) => {
  expect(nameHint(name)).toBe(hint);
});

test.each([
  "IMG_2041.jpg",
  "DSC00012.JPG",
  "PXL_20260512_101112.jpg",
  "20260512_101112.mp4",
  "WhatsApp Image 2026.jpeg",
])("a name that a device gave is none: %s", (name) => {
  expect(nameHint(name)).toBe("");
});

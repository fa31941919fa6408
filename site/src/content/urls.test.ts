import { expect, test } from "vitest";
import { mediaUrl, safeHref } from "./urls.ts";

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " java\nscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "",
  "   ",
  null,
  undefined,
])("an editor's link can't run scripts or lead nowhere: %j", (value) => {
  expect(safeHref(value)).toBeNull();
});

test.each([
  ["https://example.org/a?b#c", "https://example.org/a?b#c"],
  [" /projekte ", "/projekte"],
  ["#contact", "#contact"],
  ["mailto:hallo@example.org", "mailto:hallo@example.org"],
  ["tel:+492214710123", "tel:+492214710123"],
  ["www.example.org/seite", "https://www.example.org/seite"],
  ["kunde.de", "https://kunde.de"],
  ["Https://Example.org", "https://Example.org"],
  ["bild.jpg", "bild.jpg"],
])("an editor's link leads to its intended target: %s", (value, href) => {
  expect(safeHref(value)).toBe(href);
});

test("files below /uploads/ come from the API base URL, others from their own address (spec §3)", () => {
  expect(mediaUrl("/uploads/bild.jpg", "https://cms.example")).toBe("https://cms.example/uploads/bild.jpg");
  expect(mediaUrl("/uploads/bild.jpg", "")).toBe("/uploads/bild.jpg");
  expect(mediaUrl("https://s3.example/bild.jpg", "https://cms.example")).toBe("https://s3.example/bild.jpg");
  expect(mediaUrl("javascript:alert(1)", "")).toBeNull();
  expect(mediaUrl(null, "")).toBeNull();
});

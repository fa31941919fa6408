import { expect, test } from "vitest";
import { linkAddress } from "./link-address.ts";

test.each([
  ["www.example.org", "https://www.example.org"],
  [" example.org/bilder?a=1 ", "https://example.org/bilder?a=1"],
  ["example.org:8080/x", "https://example.org:8080/x"],
  ["http://example.org", "http://example.org"],
  ["hallo@example.org", "mailto:hallo@example.org"],
  ["mailto:hallo@example.org", "mailto:hallo@example.org"],
  ["0221 4710-123", "tel:02214710123"],
  ["+49 (221) 4710", "tel:+492214710"],
  ["/projekte/7-licht", "/projekte/7-licht"],
  ["#contact", "#contact"],
])("a typed address becomes the intended link: %s", (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

test.each(["", "Impressum", "javascript:alert(1)", "data:text/html,x", "//boese.example", "zwei Wörter.de"])(
  "an invalid address is refused: %s",
  (typed) => {
    expect(linkAddress(typed)).toBeNull();
  },
);

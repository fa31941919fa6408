import { expect, test } from "vitest";
import { phoneHref } from "./contact-links.ts";

test("a phone link dials the number, however it is written", () => {
  expect(phoneHref("0221 4710 123")).toBe("tel:02214710123");
  expect(phoneHref("+49 (221) 4710-123")).toBe("tel:+492214710123");
});

import { expect, test } from "vitest";
import { phoneHref } from "../src/phone.ts";

test.each([
  ["0221 4710 123", "tel:02214710123"],
  ["+49 (221) 4710-123", "tel:+492214710123"],
  ["+49 (0)221 4710 123", "tel:+492214710123"],
  ["0049 (0) 221 / 4710 123", "tel:00492214710123"],
  ["(0)221 4710", "tel:02214710"],
])("a phone link dials the number, however it is written: %s", (phone, address) => {
  expect(phoneHref(phone)).toBe(address);
});

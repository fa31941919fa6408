import { expect, test } from "vitest";
import { internationalPhone, phoneHref } from "../src/phone.ts";

test.each([
  ["0221 4710 123", "tel:02214710123"],
  ["+49 (221) 4710-123", "tel:+492214710123"],
  ["+49 (0)221 4710 123", "tel:+492214710123"],
  ["0049 (0) 221 / 4710 123", "tel:00492214710123"],
  ["(0)221 4710", "tel:02214710"],
  ["\u202a+49\u00a0221\u202f4710\u202c", "tel:+492214710"],
  ["\uff10221\u20134710", "tel:02214710"],
])("a phone link dials the number, however it is written: %s", (phone, address) => {
  expect(phoneHref(phone)).toBe(address);
});

test.each([
  ["0221 4710 123", "+492214710123"],
  ["+49 (0)221 / 4710-123", "+492214710123"],
  ["0049 221 4710", "+492214710"],
  ["+43 1 58858", "+43158858"],
  ["\u202a0221\u00a04710\u202c", "+492214710"],
  ["0221/4710", "+492214710"],
  ["(02 21) / 47 10-12", "+49221471012"],
  ["(0221)/4710", "+492214710"],
  ["+43 1/58858", "+43158858"],
  ["0221 471/472", null],
  ["030 47/48", null],
  ["0221/4710/11", null],
  ["02214710/11", null],
  ["+49221471/2", null],
  ["0221 4710 / 0221 4711", null],
  ["0221 4710, 0171 4711", null],
  ["0221 4710 oder 0171 4711", null],
  ["+49 221 4710 +49 171 4711", null],
  ["110", null],
  ["", null],
])("search engines are given a number that is dialled from everywhere: %s", (phone, number) => {
  expect(internationalPhone(phone)).toBe(number);
});

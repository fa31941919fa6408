import { expect, test } from "vitest";
import { phoneAsText } from "./phone-as-text.ts";

test.each([
  ["+49 30 1234567", "+49 30 1234567"],
  ["+49 (0)30 123456", "+49 (0)30 123456"],
  ["+491701234567", "+49 1701234567"],
  ["+35212345678", "+35 212345678"],
  ["0049301234567", "0049 301234567"],
  ["01701234567", "0170 1234567"],
  ["030/123456", "030 123456"],
  ["+49-30-1", "+49 30 1"],
  ["1/2", "1 2"],
  ["(0301234567)", "0301 234567"],
  ["110", "110"],
])("no spreadsheet makes a number, a date or a sum of the telephone number %s", (phone, text) => {
  expect(phoneAsText(phone)).toBe(text);
});

test.each(["=1+1", "--", "@x", ""])("%j is no telephone number", (phone) => {
  expect(phoneAsText(phone)).toBeNull();
});

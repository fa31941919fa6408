import { expect, test } from "vitest";
import { parseRange } from "./range.ts";

const SIZE = 1000;

test.each([
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=500-", { start: 500, end: 999 }],
  ["bytes=-100", { start: 900, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["bytes=900-5000", { start: 900, end: 999 }],
])("%s is answered with that part (RFC 9110 §14.2)", (header, range) => {
  expect(parseRange(header, SIZE)).toEqual(range);
});

test.each([null, "", "bytes=", "bytes=-", "items=0-1", "bytes=0-1,5-9", "bytes=9-1", "bytes=a-b"])(
  "%s is ignored, and the whole file is sent",
  (header) => {
    expect(parseRange(header, SIZE)).toBe("whole");
  },
);

test.each(["bytes=1000-", "bytes=99999-100000", "bytes=-0"])("%s lies beyond the end", (header) => {
  expect(parseRange(header, SIZE)).toBe("unsatisfiable");
});

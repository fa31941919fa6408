import { expect, test } from "vitest";
import { wholeAddress } from "./address.ts";

test.each([
  ["www.alt.example", "https://www.alt.example"],
  [" alt.example/blog ", "https://alt.example/blog"],
  ["http://alt.example", "http://alt.example"],
  ["müller.example", "https://müller.example"],
  ["alt.example:8080", "https://alt.example:8080"],
])("%s is accepted as written on a business card", (written, whole) => {
  expect(wholeAddress(written)).toBe(whole);
});

test.each(["", "   ", "meine Website", "hallo@alt.example", "ftp://alt.example", "file:///etc/passwd", "alt"])(
  "%j is not a website's address",
  (written) => {
    expect(wholeAddress(written)).toBeNull();
  },
);

import { posix, win32 } from "node:path";
import { expect, test } from "vitest";
import { isPlainPath } from "./request-target.ts";

test.each([
  "/",
  "/projekte?seite=2",
  "/uploads/a..b.jpg",
  "/uploads/.well/x",
  "/a%20b",
  "/%C3%BC",
  "/x?y=../z",
  "/x?u=http://a",
])("%s is an ordinary path", (target) => {
  expect(isPlainPath(target)).toBe(true);
});

test.each([
  "http://evil.example/graphql",
  "//evil.example/",
  "*",
  "",
  "/uploads/../admin",
  "/uploads/%2e%2e/admin",
  "/uploads/.%2E/admin",
  "/uploads/..%2fadmin",
  "/uploads/..%5cadmin",
  "/uploads\\..\\admin",
  "/./admin",
  "/a%00b",
  "/uploads/%c0%ae%c0%ae/admin",
  "/uploads/%e0%80%ae%c0%af",
  "/%u002e",
  "/%",
])("%s leads nowhere", (target) => {
  expect(isPlainPath(target)).toBe(false);
});

const DOTS = [
  "..",
  "%2e%2e",
  "%2E.",
  "%252e%252e",
  "%25252e%25252e",
  "..;",
  "..;x=y",
  ".%00.",
  "..%00",
  "%c0%ae%c0%ae",
  "%e0%80%ae%e0%80%ae",
  "%f0%80%80%ae%f0%80%80%ae",
  "%uff0e%uff0e",
  "%u002e%u002e",
  "....",
  "..%20",
  "..%0d%0a",
];
const SLASHES = [
  "/",
  "%2f",
  "%252f",
  "\\",
  "%5c",
  "%255c",
  "%c0%af",
  "%e0%80%af",
  "%u2215",
  "/./",
  "/%2e/",
  ";/",
  "%00/",
];

test("no accepted spelling of dots and slashes leads out of its folder, however a file system reads it", () => {
  const targets = DOTS.flatMap((dots) => SLASHES.map((slash) => `/uploads/${`${dots}${slash}`.repeat(3)}etc/passwd`));
  const outside = targets.filter(isPlainPath).filter((target) => {
    const name = decodeURIComponent(target);
    return [posix.normalize(name), win32.normalize(name).replaceAll("\\", "/")].some(
      (file) => !file.startsWith("/uploads/"),
    );
  });
  expect(outside).toEqual([]);
  expect(targets.filter((target) => !isPlainPath(target)).length).toBeGreaterThan(targets.length / 2);
});

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

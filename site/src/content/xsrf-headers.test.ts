import { expect, test } from "vitest";
import { xsrfHeaders } from "./xsrf-headers.ts";

const COOKIES = "a=1; XSRF-TOKEN=abc%20def; b=2";

test("a request that changes something on this site proves its origin (spec §7)", () => {
  expect(xsrfHeaders("POST", "/phpmail/", COOKIES)).toEqual({ "X-XSRF-TOKEN": "abc def" });
});

test("the token is sent to no other site, and not with GET", () => {
  expect(xsrfHeaders("POST", "https://example.org/", COOKIES)).toEqual({});
  expect(xsrfHeaders("POST", "//example.org/", COOKIES)).toEqual({});
  expect(xsrfHeaders("GET", "/graphql", COOKIES)).toEqual({});
});

test("without a usable cookie there is no token, and nothing fails", () => {
  expect(xsrfHeaders("POST", "/phpmail/", "")).toEqual({});
  expect(xsrfHeaders("POST", "/phpmail/", "XSRF-TOKEN=%E0")).toEqual({ "X-XSRF-TOKEN": "%E0" });
});

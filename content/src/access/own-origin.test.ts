import { expect, test } from "vitest";
import { isFromOwnOrigin } from "./own-origin.ts";

const COOKIE = { cookie: "payload-token=x" };
const PUBLIC_URL = "https://agentur.example";

const allowed = (headers: Record<string, string>, method = "POST") =>
  isFromOwnOrigin({ method, headers: new Headers({ host: "127.0.0.1:3001", ...headers }) }, PUBLIC_URL);

test.each([
  ["the admin's own page", { ...COOKIE, "sec-fetch-site": "same-origin", origin: PUBLIC_URL }],
  ["a typed address", { ...COOKIE, "sec-fetch-site": "none" }],
  ["an older browser at the public address", { ...COOKIE, origin: PUBLIC_URL }],
  ["an older browser at the requested host", { origin: "http://localhost:3000", "x-forwarded-host": "localhost:3000" }],
  ["an API client with a token", { authorization: "JWT x" }],
  ["an API client that signs in", {}],
])("%s may make changes", (_, headers) => {
  expect(allowed(headers)).toBe(true);
});

test.each([
  [
    "another origin on the same site",
    { ...COOKIE, "sec-fetch-site": "same-site", origin: "https://kunde.agentur.example" },
  ],
  ["a foreign site", { ...COOKIE, "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
  ["a foreign site with a stolen token", { authorization: "JWT x", "sec-fetch-site": "cross-site" }],
  ["a foreign site in an older browser", { ...COOKIE, origin: "https://evil.example" }],
  ["a page with an opaque origin in an older browser", { ...COOKIE, origin: "null" }],
  ["a session cookie without an origin", COOKIE],
  ["another port on this machine", { ...COOKIE, origin: "http://127.0.0.1:3498" }],
])("%s may only read", (_, headers) => {
  expect(allowed(headers)).toBe(false);
  expect(allowed(headers, "GET")).toBe(true);
});

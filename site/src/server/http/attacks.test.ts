import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PUBLIC_URL, startTestSite, type TestSite } from "../../../testing/site.ts";
import { type StrapiReplay, startStrapiReplay } from "../../../testing/strapi-replay.ts";

let strapi: StrapiReplay;
let site: TestSite;

beforeAll(async () => {
  strapi = await startStrapiReplay();
  site = await startTestSite(strapi.url);
});
afterAll(() => Promise.all([site.close(), strapi.close()]));
beforeEach(() => {
  strapi.operations.length = 0;
});

/** Sends raw bytes; returns everything received until the site closes the connection. */
async function raw(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.on("error", () => {});
  socket.write(lines.join("\r\n"));
  await once(socket, "close");
  return answer;
}

const ask = (target: string, ...headers: string[]) =>
  raw(`GET ${target} HTTP/1.1`, "Host: site.example", "Connection: close", ...headers, "", "");
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

/** A second request in the body of the first, for servers that read the length differently. */
const HIDDEN = "GET /projekte/21 HTTP/1.1\r\nHost: site.example\r\n\r\n";

test.each([
  ["both lengths", ["Content-Length: 5", "Transfer-Encoding: chunked"], `0\r\n\r\n${HIDDEN}`],
  ["two lengths that differ", ["Content-Length: 0", `Content-Length: ${HIDDEN.length}`], HIDDEN],
  ["a list of lengths", [`Content-Length: 0, ${HIDDEN.length}`], HIDDEN],
  ["a signed length", ["Content-Length: +0"], HIDDEN],
  ["a hexadecimal length", ["Content-Length: 0x0"], HIDDEN],
  ["an unknown encoding", ["Transfer-Encoding: xchunked"], `0\r\n\r\n${HIDDEN}`],
  ["chunked not last", ["Transfer-Encoding: chunked, identity"], `0\r\n\r\n${HIDDEN}`],
  ["chunked with a tab", ["Transfer-Encoding:\x0bchunked"], `0\r\n\r\n${HIDDEN}`],
  ["a space before the colon", ["Transfer-Encoding : chunked"], `0\r\n\r\n${HIDDEN}`],
  ["a folded header", ["X: y\r\n Transfer-Encoding: chunked", "Content-Length : 3"], HIDDEN],
  ["a chunk size that overflows", ["Transfer-Encoding: chunked"], `fffffffffffffffff\r\n${HIDDEN}`],
  ["an invalid chunk size", ["Transfer-Encoding: chunked"], `0x0\r\n\r\n${HIDDEN}`],
  ["a bare line feed in a chunk", ["Transfer-Encoding: chunked"], `1\n0\n\n${HIDDEN}`],
])("a request with %s can't smuggle a second request", async (_, headers, body) => {
  for (const target of ["/nirgends", "/graphql"]) {
    const answer = await raw(`POST ${target} HTTP/1.1`, "Host: site.example", ...headers, "", body);
    expect(statuses(answer).length, answer).toBeLessThanOrEqual(1);
    expect([400, 404, 501, 503, Number.NaN], answer).toContain(statusOf(answer));
  }
  expect(strapi.operations).not.toContain("ProjectDetails");
});

test.each([
  ["3,000 headers", Array.from({ length: 3000 }, (_, index) => `X-${index}: y`)],
  ["a header that is too long", [`X: ${"y".repeat(20_000)}`]],
  ["a cookie that is too long", [`Cookie: a=${"b".repeat(20_000)}`]],
])("%s is refused", async (_, headers) => {
  expect([400, 431]).toContain(statusOf(await ask("/", ...headers)));
});

test.each([
  ["no host", ["GET / HTTP/1.1", "Connection: close", "", ""]],
  ["two hosts", ["GET / HTTP/1.1", "Host: a.example", "Host: b.example", "Connection: close", "", ""]],
  ["a URL as its target", ["GET http://boese.example/ HTTP/1.1", "Host: a.example", "Connection: close", "", ""]],
  ["an invalid host", ["GET / HTTP/1.1", "Host: a b/..", "Connection: close", "", ""]],
  ["no HTTP at all", ["\x16\x03\x01\x02\x00", "", ""]],
])("a request with %s is refused", async (_, lines) => {
  expect([400, Number.NaN]).toContain(statusOf(await raw(...lines)));
});

test("a proxy that puts the site's host in the target, as RFC 9112 (3.2.2) allows, gets the same page", async () => {
  for (const target of ["http://site.example/projekte?seite=2", "HTTPS://Site.Example", "http://site.example?x=1"]) {
    expect(statusOf(await ask(target)), target).toBe(200);
  }
  for (const target of ["http://site.example/../admin", "http://site.example@evil.example/"]) {
    expect(statusOf(await ask(target)), target).toBe(400);
  }
});

test("twelve pipelined requests on one connection are all answered, in order", async () => {
  const paths = Array.from({ length: 12 }, (_, index) => (index % 2 ? "/health" : "/nirgends"));
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: site.example\r\n\r\n`);
  const last = "GET /health HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n";
  expect(statuses(await raw(requests.join("") + last))).toEqual([
    ...paths.map((path) => (path === "/health" ? 200 : 404)),
    200,
  ]);
});

test("a load balancer's HTTP/1.0 check without Host is answered", async () => {
  for (const path of ["/health", "/"]) expect(await raw(`GET ${path} HTTP/1.0`, "", "")).toMatch(/^HTTP\/1\.1 200/);
});

test.each(["TRACE", "PROPFIND", "SEARCH", "PURGE", "MKCOL", "LOCK", "LINK"])(
  "%s isn't an allowed method",
  async (method) => {
    for (const target of ["/", "/api/users", "/admin", "/graphql", "/uploads/bild.png"]) {
      const answer = await raw(
        `${method} ${target} HTTP/1.1`,
        "Host: a.example",
        "Connection: close",
        "X-Mine: 1",
        "",
        "",
      );
      expect(statusOf(answer), target).toBe(501);
      expect(answer).not.toMatch(/x-mine/i);
    }
  },
);

test("CONNECT opens no tunnel", async () => {
  const answer = await raw("CONNECT boese.example:443 HTTP/1.1", "Host: boese.example:443", "", "");
  expect(statuses(answer)).not.toContain(200);
});

test.each([
  ["X-Forwarded-Host: boese.example"],
  ["X-Forwarded-Server: boese.example"],
  ["X-Host: boese.example"],
  ["Forwarded: host=boese.example;proto=http"],
  ["X-Forwarded-Proto: http"],
  ["X-Forwarded-Scheme: http"],
  ["X-Forwarded-Prefix: /boese"],
  ["X-Original-URL: /admin"],
  ["X-Rewrite-URL: /admin"],
  ["X-HTTP-Method-Override: DELETE"],
  ["X-Middleware-Subrequest: middleware"],
])("%s changes nothing in a page, nor in the next visitor's response", async (header) => {
  const path = "/projekte/21-fotowand-im-foyer";
  site.dependencies.caches.freshness.published();
  const poisoned = await ask(path, header);
  const clean = await (await fetch(site.url + path)).text();
  expect(statusOf(poisoned)).toBe(200);
  expect(poisoned).not.toContain("boese");
  expect(clean).not.toContain("boese");
  expect(clean).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}"/>`);
});

test("a foreign Host appears in no page, redirect, feed or sitemap", async () => {
  for (const path of ["/", "/projekte", "/projekte/21", "/impressum/", "/robots.txt", "/nirgends"]) {
    const answer = await raw(`GET ${path} HTTP/1.1`, "Host: boese.example", "Connection: close", "", "");
    expect(answer, path).not.toContain("boese");
  }
});

test.each([
  "//boese.example/",
  "/\\boese.example/",
  "/%5cboese.example/",
  "/%2fboese.example/",
  "/%09/boese.example/",
  "/.boese.example/",
  "/@boese.example/",
  "/projekte//boese.example/",
  "/projekte?seite=1&//boese.example",
  "/projekte/kategorie//boese.example?seite=1",
  "/projekte/kategorie/%2f%2fboese.example?seite=1",
  "/projekte/kategorie/2-x%0d%0aLocation:%20https:%2f%2fboese.example?seite=1",
  "/projekte/kategorie/2-x%0d%0a%0d%0a%3cscript%3e?seite=1",
  "/impressum/%0d%0aSet-Cookie:%20a=b/",
])("%s redirects to no other host and injects no header", async (target) => {
  const answer = await ask(target);
  expect([301, 400, 404], answer.slice(0, 200)).toContain(statusOf(answer));
  const [head = ""] = answer.split("\r\n\r\n");
  expect(head).not.toMatch(/^set-cookie:/im);
  const location = /^location: (.*)$/im.exec(head)?.[1];
  if (location) expect(new URL(location, PUBLIC_URL).origin).toBe(PUBLIC_URL);
});

test.each([
  "bytes=5-1",
  "bytes=-0",
  "bytes=-5",
  "bytes=99999999-",
  "bytes=a-b",
  "bytes=0-0,1-1,0-",
  "bytes=",
  "x",
  "bytes=1e3-",
])("a picture requested with the range %j is served without a server error", async (range) => {
  const answer = await ask("/uploads/bild.png", `Range: ${range}`);
  expect([200, 206, 416], answer.slice(0, 300)).toContain(statusOf(answer));
});

test.each([
  ["//", "/"],
  ["//projekte", "/projekte"],
  ["/projekte///?seite=2&u=a//b", "/projekte/?seite=2&u=a//b"],
  [`/a${"/".repeat(1900)}b`, "/a/b"],
])("a GET of %s is redirected to the address with single slashes before any routing", async (target, meant) => {
  const answer = await ask(target);
  expect(statusOf(answer)).toBe(301);
  expect(/^location: (.*)$/im.exec(answer)?.[1]?.trim()).toBe(meant);
});

test.each(["/", "/projekte", "/uploads/", "/api/users/me", "/%2f"])(
  "%s followed by a path of 15 kB is refused unread, in German",
  async (start) => {
    for (const ending of ["a", "/a", "%2f", "//"]) {
      const answer = await ask(start + ending.repeat(15_000 / ending.length));
      expect(answer).toMatch(/^HTTP\/1\.1 414.*Diese Adresse ist zu lang\./s);
    }
  },
);

test.each(["Cookie", "Authorization", "Next-Router-State-Tree", "RSC", "X-Forwarded-For"])(
  "%s of more than 8 kB is refused, never cut",
  async (name) => {
    expect(statusOf(await ask("/", `${name}: ${"a".repeat(8193)}`))).toBe(431);
    expect(statusOf(await ask("/", `${name}: ${"a".repeat(8192)}`))).toBe(200);
  },
);

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Judged, observatory } from "../testing/observatory.ts";
import { PUBLIC_URL, startTestSite, type TestSite } from "../testing/site.ts";
import { type StrapiReplay, startStrapiReplay } from "../testing/strapi-replay.ts";
import { readAssetFiles } from "./assets.ts";

/** What a page is to reach; A+ begins at 100. */
const PAGE_SCORE = 130;

/** A picture opened by itself gets the browser's own inline styles, and other sites may show it. */
const UPLOAD_SCORE = 110;

const build = mkdtempSync(join(tmpdir(), "schaufenster-build-"));
let strapi: StrapiReplay;
let site: TestSite;

beforeAll(async () => {
  writeFileSync(join(build, "favicon.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  strapi = await startStrapiReplay();
  site = await startTestSite(strapi.url, { env: { TRUST_PROXY: "true" }, files: readAssetFiles(build) });
});
afterAll(async () => {
  await Promise.all([site.close(), strapi.close()]);
  rmSync(build, { recursive: true });
});

/** The answer as a proxy that speaks TLS hands it on. */
async function judged(path: string): Promise<Judged & { status: number }> {
  const by = (protocol: string) =>
    fetch(site.url + path, { headers: { "x-forwarded-proto": protocol }, redirect: "manual" });
  const [answer, plain] = [await by("https"), await by("http")];
  return {
    status: answer.status,
    headers: answer.headers,
    html: await answer.text(),
    httpRedirect: plain.headers.get("location"),
  };
}

test.each([
  ["the landing page", "/", 200, PAGE_SCORE],
  ["the project list", "/projekte", 200, PAGE_SCORE],
  ["a project", "/projekte/21-fotowand-im-foyer", 200, PAGE_SCORE],
  ["what is not there", "/nirgends", 404, PAGE_SCORE],
  ["an uploaded picture", "/uploads/bild.png", 200, UPLOAD_SCORE],
  ["a built file", "/favicon.svg", 200, PAGE_SCORE],
  ["robots.txt", "/robots.txt", 200, PAGE_SCORE],
  ["the consent dialog", "/cookie-einstellungen/de", 200, PAGE_SCORE],
])("%s (%s) gets an A+ by the Observatory's rules", async (_, path, status, score) => {
  const answer = await judged(path);
  expect(answer.status).toBe(status);
  const { score: reached, outcomes } = observatory(answer);
  expect(reached, outcomes.join("\n")).toBeGreaterThanOrEqual(score);
});

test("so do the preloader, the feed and the sitemap while there is no content", async () => {
  strapi.failWith(500);
  const other = await startTestSite(strapi.url, { env: { TRUST_PROXY: "true" } });
  try {
    for (const path of ["/", "/projekte", "/projekte/feed.xml", "/sitemap.xml"]) {
      const headers = { "x-forwarded-proto": "https" };
      const answer = await fetch(other.url + path, { headers });
      expect(answer.status, path).toBe(503);
      const { score, outcomes } = observatory({
        headers: answer.headers,
        html: await answer.text(),
        httpRedirect: PUBLIC_URL,
      });
      expect(score, `${path}\n${outcomes.join("\n")}`).toBeGreaterThanOrEqual(PAGE_SCORE);
    }
  } finally {
    await other.close();
    strapi.failWith(null);
  }
});

test("what a trusted proxy took by http is sent to the configured https address, whatever host was asked", async () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.url + path, { headers: { "x-forwarded-proto": "http", ...headers }, redirect: "manual" });
  const answer = await ask("/projekte?seite=2", { "x-forwarded-host": "boese.example" });
  expect([answer.status, answer.headers.get("location")]).toEqual([308, `${PUBLIC_URL}/projekte?seite=2`]);
  expect((await ask("/admin")).headers.get("location")).toBe(`${PUBLIC_URL}/admin`);
  expect((await ask("/health")).status).toBe(200);
  expect((await ask("//boese.example/")).status).toBe(400);
});

test("the rules tell a bad answer from a good one", () => {
  const of = (headers: Record<string, string>, html = "", httpRedirect: string | null = PUBLIC_URL) =>
    observatory({ headers: new Headers({ "content-type": "text/html", ...headers }), html, httpRedirect }).score;
  const good = {
    "content-security-policy": "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    "strict-transport-security": "max-age=63072000",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
  };
  expect(of({})).toBe(30);
  expect(of(good)).toBe(130);
  expect(of({ ...good, "content-security-policy": "default-src 'self' 'unsafe-inline'" })).toBe(60);
  expect(of({ ...good, "strict-transport-security": "max-age=60" })).toBe(120);
  expect(of({ ...good, "set-cookie": "session=1" })).toBe(125);
  expect(of(good, '<script src="//cdn.example/x.js"></script>')).toBe(50);
  expect(of(good, "", null)).toBe(80);
});

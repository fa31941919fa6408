import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PUBLISH_WEBHOOK_PATH } from "@schaufenster/contract/publish-webhook";
import { sign } from "@schaufenster/contract/signature";
import { WEBHOOK_SIGNATURE_HEADER, WEBHOOK_TIMESTAMP_HEADER } from "@schaufenster/contract/signed-request";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { ManualSchedule } from "../../../../testing/manual-schedule.ts";
import { PUBLIC_URL, startTestSite, type TestSite, WEBHOOK_SECRET } from "../../../testing/site.ts";
import { type StrapiReplay, startStrapiReplay } from "../../../testing/strapi-replay.ts";
import { createDiskCache } from "../cache/disk-cache.ts";

let strapi: StrapiReplay;
let site: TestSite;

beforeAll(async () => {
  strapi = await startStrapiReplay();
});
afterAll(() => strapi.close());
beforeEach(async () => {
  strapi.failWith(null);
  strapi.operations.length = 0;
  site = await startTestSite(strapi.url);
});
afterEach(() => site.close());

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(site.url + path, { headers, method, redirect: "manual" });

test.each([
  ["/", "Prüfagentur – Bilder, Filme, Seiten", "0"],
  ["/projekte", "Projekte – Prüfagentur", "3px"],
  ["/projekte?seite=3", "Projekte, Seite 3 von 3 – Prüfagentur", "3px"],
  ["/projekte/kategorie/2-fotografie", "Projekte: Fotografie – Prüfagentur", "3px"],
  ["/projekte/kategorie/2-fotografie?seite=2", "Projekte: Fotografie, Seite 2 von 2 – Prüfagentur", "3px"],
  ["/projekte/kategorie/5-ausstellung", "Projekte: Ausstellung – Prüfagentur", "3px"],
  ["/projekte/21-fotowand-im-foyer", "Fotowand im Foyer – Prüfagentur", "4px"],
  ["/projekte/14-speisekarte-gasthaus-zur-post", "Speisekarte Gasthaus zur Post – Prüfagentur", "4px"],
  ["/impressum", "Impressum – Prüfagentur", "1px"],
  ["/datenschutz", "Datenschutzerklärung – Prüfagentur", "1px"],
  ["/barrierefreiheit", "Erklärung zur Barrierefreiheit – Prüfagentur", "1px"],
])("%s is a complete German document, with a real Strapi 4's content", async (path, title, margin) => {
  const response = await get(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(html).toMatch(/^<!DOCTYPE html><html lang="de">/);
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}"/>`);
  expect(html).toContain(`<style>main{margin:${margin}}</style>`);
  const sheets = [...html.matchAll(/(<noscript id="later-styles">)?<link [^>]*rel="stylesheet" href="([^"]+)"/g)];
  const [fetched, named] = [true, false].map((byScript) =>
    sheets.filter(([, opening]) => (opening !== undefined) === byScript).map(([, , href]) => href),
  );
  expect(fetched, "by script (docs/decisions/169)").toEqual(["/assets/later.css"]);
  expect(named).toEqual(path === "/" ? ["/assets/below.css"] : []);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html, "no text a second time as data").not.toContain('<script type="application/json"');
});

test.each(["/", "/projekte", "/projekte/18-pruefstein-feindliches-markdown", "/impressum", "/nirgends"])(
  "%s has one style and, unless it is an error, speculation rules beside its one script, which the security policy allows, and nothing hostile",
  async (path) => {
    const response = await get(path);
    const html = await response.text();
    const hashes = (pattern: RegExp) =>
      [...html.matchAll(pattern)].map(
        ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
      );
    const policy = response.headers.get("content-security-policy") ?? "";
    const [, scripts = "", styles = ""] =
      /^default-src 'none'; script-src 'self' ([^;]+); style-src 'self' ([^;]+);/.exec(policy) ?? [];
    const [opening, rules] = scripts.split(" ");
    const [style, ...moreStyles] = hashes(/<style>(.*?)<\/style>/gs);
    expect(styles).toBe(style);
    expect(moreStyles).toEqual([]);
    expect(hashes(/<script>(.*?)<\/script>/gs)).toEqual([opening]);
    const isError = response.status >= 400;
    expect(hashes(/<script type="speculationrules">(.*?)<\/script>/gs)).toEqual(isError ? [] : [rules]);
    expect(html).not.toMatch(/\sstyle=|<style\s|\son[a-z]+="|javascript:|__xss/i);
    for (const [tag] of html.matchAll(/<script [^>]*>/g))
      expect(tag).toMatch(/src="|type="(?:application\/(?:ld\+)?json|speculationrules)"/);
  },
);

test("a wrong slug redirects to the right address", async () => {
  for (const path of ["/projekte/21", "/projekte/21-falsch"]) {
    const response = await get(path);
    expect([response.status, response.headers.get("location")]).toEqual([301, "/projekte/21-fotowand-im-foyer"]);
    // The project may get its old name back, and a cached redirect would loop.
    expect(response.headers.get("cache-control")).toBe("no-cache");
  }
  const category = await get("/projekte/kategorie/2?seite=2");
  expect(category.headers.get("location")).toBe("/projekte/kategorie/2-fotografie?seite=2");
});

test("every page has one address", async () => {
  expect((await get("/projekte?seite=1")).headers.get("location")).toBe("/projekte");
  expect((await get("/projekte/?seite=3")).headers.get("location")).toBe("/projekte?seite=3");
  expect((await get("/impressum/")).status).toBe(301);
});

test.each([
  "/nirgends",
  "/projekte/99999-unbekannt",
  "/projekte/abc",
  "/projekte/kategorie/99999-unbekannt",
  "/projekte?seite=99",
  "/projekte?seite=0",
  "/projekte?seite=-1",
  "/projekte?seite=02",
  "/projekte?seite=zwei",
  "/projekte?seite=",
  "/projekte?seite=99999999999999999999",
])("%s isn't found, and the error page links on", async (path) => {
  const response = await get(path, { accept: "text/html" });
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('href="/"');
  expect(html).not.toContain("canonical");
});

test("a page is sent compressed, and only once to a browser that caches it", async () => {
  const first = await get("/", { "accept-encoding": "gzip, br" });
  expect(first.headers.get("content-encoding")).toBe("br");
  expect(first.headers.get("vary")).toContain("Accept-Encoding");
  expect(first.headers.get("cache-control")).toBe(
    "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=604800",
  );
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]+-br"$/);
  const again = await get("/", { "accept-encoding": "gzip, br", "if-none-match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await get("/", { "accept-encoding": "gzip", "if-none-match": etag })).status).toBe(200);
});

test("HEAD responds as GET does, without the body; other methods are refused", async () => {
  const head = await get("/", {}, "HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(Number(head.headers.get("content-length"))).toBeGreaterThan(1000);
  const post = await get("/projekte", {}, "POST");
  expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  const webhook = await get(PUBLISH_WEBHOOK_PATH);
  expect([webhook.status, webhook.headers.get("allow")]).toEqual([405, "POST"]);
  expect((await get("/nirgends", {}, "POST")).status).toBe(404);
});

test("unknown parameters cause no query to the content system", async () => {
  await get("/projekte");
  const asked = strapi.operations.length;
  for (const query of ["?utm_source=a", "?utm_source=b", "?x[]=1"])
    expect((await get(`/projekte${query}`)).status).toBe(200);
  expect(strapi.operations).toHaveLength(asked);
  expect(site.dependencies.caches.pages.size).toBe(1);
});

test("all pages share their common queries; a system without settings isn't asked for them", async () => {
  await Promise.all(["/", "/projekte", "/impressum", "/projekte/21-fotowand-im-foyer"].map((path) => get(path)));
  expect(strapi.operations.sort()).toEqual(["FilesOfText", "InitialData", "ProjectDetails", "Projects", "Projects"]);
});

test("while the content system is down visitors see the previous pages, and no error", async () => {
  const before = await (await get("/")).text();
  strapi.failWith(503);
  site.dependencies.caches.freshness.published();
  const during = await get("/");
  expect([during.status, await during.text()]).toEqual([200, before]);
});

test("with no content and no copy the landing page is the preloader, filled in by the browser (spec §4)", async () => {
  strapi.failWith(500);
  const response = await get("/");
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(html).toContain('<div id="page">');
  expect(html).toContain('"agencyName":"Prüfagentur"');
  expectLinksAndRetry(html);
});

/** Expects links and a retry for a waiting visitor, with script and without. */
function expectLinksAndRetry(html: string): void {
  expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="\d+"\/><\/noscript>/);
  for (const part of ["versuchen es weiter", ">Erneut versuchen</a>", 'href="tel:02214710123"', "mailto:hallo@"]) {
    expect(html).toContain(part);
  }
}

test("while content hangs and no page is cached, the preloader comes before the timeout, and the page once it is ready", async () => {
  await site.close();
  const schedule = new ManualSchedule();
  site = await startTestSite(strapi.url, { schedule });
  strapi.failWith("silence");
  const answers = Promise.all(["/", "/projekte", "/nirgends"].map((path) => get(path)));
  await expect.poll(() => Promise.race([answers, schedule.advance(250)])).toHaveLength(3);
  const [response, list, missing] = await answers;
  expect(strapi.givenUp()).toBe(0);
  expect([response?.status, response?.headers.get("cache-control")]).toEqual([503, "private, no-store"]);
  expect(await response?.text()).toContain('<div id="page">');
  expect([list?.status, missing?.status]).toEqual([503, 404]);
  strapi.failWith(null);
  site.dependencies.caches.freshness.published();
  await expect.poll(async () => (await get("/")).status).toBe(200);
});

test.each([
  ["an empty object", "{}"],
  ["half of an answer", '{"data":{"services":{"data":[{"id":"1","attr'],
  ["an answer without data", '{"data":null}'],
  ["an answer without a field", '{"data":{}}'],
  ["an answer without its lists", '{"data":{"services":null,"menuitems":null,"references":null}}'],
])("%s from the content system isn't cached: the next visitor sees the page", async (_, body) => {
  strapi.failWith({ status: 200, body });
  expect((await get("/")).status).toBe(503);
  strapi.failWith(null);
  expect((await get("/")).status).toBe(200);
});

test.each([
  ["an empty object", "{}"],
  ["half of an answer", '{"data":{"services":{"data":[{"id":"1","attr'],
])("%s at the content API is passed through once, and the waiting page doesn't cache it", async (_, body) => {
  const ask = async () =>
    (await fetch(`${site.url}/graphql`, { method: "POST", body: '{"operationName":"InitialData"}' })).text();
  strapi.failWith({ status: 200, body });
  expect(await ask()).toBe(body);
  strapi.failWith(null);
  expect(JSON.parse(await ask())).not.toEqual({});
});

test("with no content and no copy every other page says when to come back", async () => {
  strapi.failWith(500);
  for (const path of ["/projekte", "/projekte/kategorie/2", "/projekte/21"]) {
    const response = await get(path);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    const html = await response.text();
    expect(html).toContain("<title>Gleich wieder da</title>");
    expectLinksAndRetry(html);
  }
});

test("a site restarted while the content system is down has its navigation and contact data", async () => {
  await site.close();
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-restart-"));
  try {
    const diskCache = createDiskCache(folder, "build");
    site = await startTestSite(strapi.url, { diskCache });
    await get("/impressum");
    await expect.poll(() => diskCache.read("initial")).not.toBeNull();
    await site.close();
    strapi.failWith(500);
    site = await startTestSite(strapi.url, { diskCache });
    const html = await (await get("/projekte")).text();
    expect(html).toContain("<title>Gleich wieder da – Prüfagentur</title>");
    expect(html).toContain('href="/#fotografie"');
    expectLinksAndRetry(html);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a publication is visible immediately", async () => {
  await get("/");
  const body = JSON.stringify({ source: "services", id: 1 });
  const timestamp = String(Date.now());
  const asked = strapi.operations.length;
  const response = await fetch(site.url + PUBLISH_WEBHOOK_PATH, {
    method: "POST",
    body,
    headers: {
      [WEBHOOK_TIMESTAMP_HEADER]: timestamp,
      [WEBHOOK_SIGNATURE_HEADER]: sign(`${timestamp}.${body}`, WEBHOOK_SECRET),
    },
  });
  expect(response.status).toBe(202);
  await get("/");
  expect(strapi.operations.slice(asked)).toEqual(expect.arrayContaining(["InitialData", "Projects"]));
});

test("an old link to a renamed entry keeps its query parameters", async () => {
  for (const [asked, now] of [
    ["/projekte/21-alter-name?utm_source=mail&gclid=1", "/projekte/21-fotowand-im-foyer?utm_source=mail&gclid=1"],
    ["/projekte?seite=1&utm_source=mail", "/projekte?utm_source=mail"],
    ["//projekte?utm_source=mail", "/projekte?utm_source=mail"],
    ["/impressum/?utm_source=mail", "/impressum?utm_source=mail"],
  ]) {
    const { status, headers } = await fetch(site.url + asked, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([301, now]);
  }
});

test("monitoring learns whether the process responds and whether it can show a page", async () => {
  await site.close();
  site = await startTestSite(strapi.url, { env: { SCHAUFENSTER_VERSION: "1.2.3" } });
  expect(await (await get("/health")).json()).toEqual({ status: "ok", version: "1.2.3" });
  const stranger = await fetch(`${site.url}/health`, { headers: { "x-forwarded-for": "203.0.113.7" } });
  expect(await stranger.json()).toEqual({ status: "ok" });
  expect((await get("/health/ready")).status).toBe(503);
  await get("/");
  expect((await get("/health/ready")).status).toBe(200);
});

test("a client can't choose its request id", async () => {
  const id = (await get("/", { "x-request-id": "chosen-by-a-visitor" })).headers.get("x-request-id");
  expect(id).toMatch(/^[\da-f-]{36}$/);
});

test("robots.txt lists the paths that search engines must not crawl", async () => {
  expect(await (await get("/robots.txt")).text()).toContain("Disallow: /admin");
});

test("a mistyped address redirects to the right page; an existing one is never masked, and a POST is never redirected", async () => {
  const ways = await Promise.all(
    ["/Impressum", "/kontakt?utm_source=karte", "/index.html", "/Projekte/21-Fotowand-im-Foyer"].map((path) =>
      get(path),
    ),
  );
  expect(ways.map(({ status, headers }) => [status, headers.get("location")])).toEqual([
    [301, "/impressum"],
    [301, "/?utm_source=karte#contact"],
    [301, "/"],
    [301, "/projekte/21-fotowand-im-foyer"],
  ]);
  expect((await get("/projekte")).status).toBe(200);
  expect((await get("/nirgends.html")).status).toBe(404);
  expect((await get("/Impressum", {}, "POST")).status).toBe(404);
});

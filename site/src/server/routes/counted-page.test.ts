import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../testing/site.ts";
import { type StrapiReplay, startStrapiReplay } from "../../../testing/strapi-replay.ts";
import { ViewCounter } from "../cache/view-counts/view-counter.ts";

const PERSON = { accept: "text/html", "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0" };
const PREFETCH = { ...PERSON, "sec-purpose": "prefetch" };
const PROJECT = "/projekte/21-fotowand-im-foyer";

let strapi: StrapiReplay;
let site: TestSite;
const pages: string[] = [];

beforeAll(async () => {
  strapi = await startStrapiReplay();
  site = await startTestSite(strapi.url);
});
afterAll(async () => {
  await site.close();
  await strapi.close();
});
beforeEach(() => {
  pages.length = 0;
  site.dependencies.views = new ViewCounter({
    add: (counted) => pages.push(...counted.filter(({ kind }) => kind === "page").map(({ name }) => name)),
    isOn: () => true,
    ownHost: "agentur.example",
  });
});

const get = (path: string, headers: Record<string, string> = PERSON) =>
  fetch(site.url + path, { headers, redirect: "manual" });

test("existing pages count, also when the browser has them cached; errors, redirects, files and feeds don't", async () => {
  const etag = (await get("/")).headers.get("etag") ?? "";
  expect((await get("/", { ...PERSON, "if-none-match": etag })).status).toBe(304);
  for (const path of [PROJECT, "/impressum?utm_source=brief"]) expect((await get(path)).status).toBe(200);
  expect(pages).toEqual(["landing", "landing", "project/21", "legal/impressum"]);
  const others = [
    "/nirgends",
    "/projekte/999999-nichts",
    "/projekte/21-falsch",
    "/sitemap.xml",
    "/robots.txt",
    "/health",
  ];
  for (const path of others) await get(path);
  expect(pages).toHaveLength(4);
});

test("a prefetched page counts when the browser shows it and requests the address in its header, if the page exists", async () => {
  const ahead = await get(PROJECT, { ...PREFETCH, "if-none-match": "*" });
  expect(ahead.status).toBe(200);
  expect(ahead.headers.get("link")).toBe("</views/project/21>; rel=prefetch");
  expect(ahead.headers.get("etag")).toBeNull();
  expect(ahead.headers.get("cache-control")).toBe("private, max-age=0");
  expect(pages).toEqual([]);
  const shown = await get("/views/project/21", PREFETCH);
  expect([shown.status, shown.headers.get("cache-control")]).toEqual([204, "private, no-store"]);
  for (const made of ["/views/project/999999", "/views/project/x", "/views/legal/agb"]) await get(made, PREFETCH);
  expect(pages).toEqual(["project/21"]);
});

test("a normal response has no such address, nor does one for a robot or while statistics are off", async () => {
  expect((await get(PROJECT)).headers.get("link")).toBeNull();
  expect((await get(PROJECT, { ...PREFETCH, "user-agent": "Googlebot/2.1" })).headers.get("link")).toBeNull();
  site.dependencies.views = null;
  const uncounted = await get(PROJECT, PREFETCH);
  expect([uncounted.status, uncounted.headers.get("link")]).toEqual([200, null]);
  expect((await get("/views/project/21")).status).toBe(404);
});

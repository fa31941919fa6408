import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portfolio, startPortfolio } from "../../../testing/portfolio.ts";
import { startTestSite, type TestSite } from "../../../testing/site.ts";

let content: Portfolio;
let site: TestSite;

beforeAll(async () => {
  content = await startPortfolio({ projects: 21 });
  site = await startTestSite(content.url);
  for (const path of ["/projekte/21-projekt-21", "/projekte", "/projekte/kategorie/1-web", "/sitemap.xml"]) {
    expect((await fetch(site.url + path)).status).toBe(200);
  }
});
afterAll(() => Promise.all([site.close(), content.close()]));

const SPELLINGS = {
  parameters: [
    "?a=1",
    "?a=2",
    "?utm_source=x",
    "?seite",
    "?SEITE=2",
    "?seite[]=2",
    "?",
    "?&&",
    "?seite=1",
    "?seite=%31",
  ],
  pages: ["?seite=00003", "?seite=3%20", "?seite=+3", "?seite=3.0", "?seite=9999", "?seite=99998"],
  paths: ["/", "//", "%2f", ";a=b", "%00", "/.", "/%2e", "%20", "%0a", "?/../impressum"],
  projects: ["021", "0000000021-projekt-21", "21%2dx", "21-a", "21-b", "21.0", "21e0", "+21", "%2021", "%D9%A2%D9%A1"],
  missing: ["999999999999999", "99-a", "98-b", "0", "-1", "feed.xml/", "kategorie/01", "kategorie/0000001-web?seite=1"],
};

test("a page is cached once however its address is spelled, and missing pages aren't cached", async () => {
  const kept = [site.dependencies.caches.pages.size, site.dependencies.caches.texts.size];
  const targets = [
    ...[...SPELLINGS.parameters, ...SPELLINGS.pages, ...SPELLINGS.paths].map((end) => `/projekte${end}`),
    ...[...SPELLINGS.projects, ...SPELLINGS.missing].map((end) => `/projekte/${end}`),
    ...[
      "/Projekte",
      "/PROJEKTE",
      "/%70rojekte",
      "/nirgends?a",
      "/nirgends?b",
      "/sitemap-projekte-98.xml",
      "/Sitemap.xml",
    ],
  ];
  for (const target of targets) {
    const { status } = await fetch(site.url + target, { redirect: "manual" });
    expect([200, 301, 400, 404], target).toContain(status);
  }
  expect([site.dependencies.caches.pages.size, site.dependencies.caches.texts.size]).toEqual(kept);
});

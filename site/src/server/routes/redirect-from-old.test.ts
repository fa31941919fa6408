import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type Portfolio, startPortfolio } from "../../../testing/portfolio.ts";
import { startTestSite, type TestSite } from "../../../testing/site.ts";
import { createDiskCache } from "../cache/disk-cache.ts";

let content: Portfolio;
let site: TestSite;

beforeAll(async () => {
  content = await startPortfolio({ projects: 3 });
});
beforeEach(async () => {
  content.oldAddressesAsked = 0;
  content.oldAddresses = [
    { address: "/2021/05/mein-projekt", target: "/projekte/2-projekt-2" },
    { address: "/?p=26", target: "/projekte/2-projekt-2" },
    { address: "/kontakt", target: "/impressum" },
    { address: "/wp-content/uploads/2021/05/bild.jpg", target: "/uploads/bild-1a.jpg" },
    { address: "/projekte/1-fotowand", target: "/projekte/3-projekt-3" },
    { address: "/projekte/9-weg", target: "/projekte/3-projekt-3" },
    { address: "/projekte/altes-projekt", target: "/projekte/3-projekt-3" },
    { address: "/projekte/3-projekt-3", target: "/projekte/2-projekt-2" },
    { address: "/kaputt", target: "https://a b/" },
    { address: "/shop", target: "https://shop.example/start" },
  ];
  site = await startTestSite(content.url, { isForeign: false });
});
afterEach(() => site.close());
afterAll(() => content.close());

async function ask(path: string, method = "GET", url = site.url) {
  const { status, headers } = await fetch(url + path, { method, redirect: "manual" });
  return { status, location: headers.get("location"), cache: headers.get("cache-control") };
}

const moved = (location: string) => ({ status: 301, location, cache: "no-cache" });

test.each([
  ["/2021/05/mein-projekt/", "/projekte/2-projekt-2"],
  ["/2021/05/Mein-Projekt", "/projekte/2-projekt-2"],
  ["/2021/05/mein-projekt/feed/?utm_source=brief", "/projekte/2-projekt-2?utm_source=brief"],
  ["/?p=26&utm_source=brief", "/projekte/2-projekt-2?utm_source=brief"],
  ["/index.php?p=26", "/projekte/2-projekt-2"],
  ["/wp-content/uploads/2021/05/bild-300x200.jpg", "/uploads/bild-1a.jpg"],
  ["/projekte/altes-projekt/", "/projekte/3-projekt-3"],
  ["/projekte/9-weg", "/projekte/3-projekt-3"],
  ["/projekte/1-fotowand", "/projekte/3-projekt-3"],
  ["/kontakt", "/impressum"],
  ["/shop", "https://shop.example/start"],
])("the former website's %s redirects to %s in one step", async (path, location) => {
  expect(await ask(path)).toEqual(moved(location));
  expect(await ask(path, "HEAD")).toEqual(moved(location));
});

test("a target that no browser could open is left out", async () => {
  expect((await ask("/kaputt")).status).toBe(404);
});

test.each(["/", "/?p=27", "/?utm_source=brief", "/projekte/3-projekt-3", "/impressum"])(
  "the existing address %s wins over an old one",
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200 });
  },
);

test("thousands of wrong addresses cause one query to the content system", async () => {
  for (let each = 0; each < 50; each += 1) expect((await ask(`/falsch-${each}`)).status).toBe(404);
  expect(content.oldAddressesAsked).toBe(1);
});

test("a change takes effect as soon as a publication does", async () => {
  expect((await ask("/neu")).status).toBe(404);
  content.oldAddresses = [{ address: "/neu", target: "/impressum" }];
  site.dependencies.caches.freshness.published("another");
  expect(await ask("/neu")).toEqual(moved("/impressum"));
});

test("a site that starts while the content system is unreachable still has its redirects", async () => {
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-old-"));
  const diskCache = createDiskCache(folder, "test");
  const before = await startTestSite(content.url, { isForeign: false, diskCache });
  expect(await ask("/kontakt", "GET", before.url)).toEqual(moved("/impressum"));
  await expect.poll(() => diskCache.read("old-addresses")).not.toBeNull();
  await before.close();
  const alone = await startTestSite("http://127.0.0.1:9", { isForeign: false, diskCache });
  expect(await ask("/2021/05/mein-projekt/", "GET", alone.url)).toEqual(moved("/projekte/2-projekt-2"));
  await alone.close();
  rmSync(folder, { recursive: true });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portfolio, startPortfolio } from "../../../testing/portfolio.ts";
import { PUBLIC_URL, SETTINGS_FILE, startTestSite, type TestSite } from "../../../testing/site.ts";
import { FEED_PATH } from "../../content/routes.ts";
import { sitemap, sitemapPart } from "../../discovery/sitemap.ts";
import { loadContextOf } from "./page-responses.ts";

let content: Portfolio;
let site: TestSite;

beforeAll(async () => {
  content = await startPortfolio({ projects: 21, hostile: 'Maß & <Wert> "x"' });
  site = await startTestSite(content.url);
});
afterAll(() => Promise.all([site.close(), content.close()]));

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: "manual" });
const text = async (path: string) => (await get(path)).text();
const things = (html: string) => {
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json)["@graph"] as Record<string, unknown>[];
};
const types = (html: string) => things(html).flatMap((thing) => thing["@type"] as string | string[]);

test("robots.txt uses the configured address and not the request's", async () => {
  const robots = await (await get("/robots.txt", { host: "boese.example" })).text();
  expect(robots).toContain("Disallow: /admin");
  expect(robots).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
});

test("the sitemap lists every page once, with its last change and its picture", async () => {
  const response = await get("/sitemap.xml");
  const xml = await response.text();
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location);
  expect(new Set(locations).size).toBe(locations.length);
  expect(locations.filter((location) => /\/projekte\/\d/.test(location ?? ""))).toHaveLength(21);
  for (const path of ["/", "/projekte", "/projekte/kategorie/1-web", "/impressum"]) {
    expect(locations).toContain(PUBLIC_URL + path);
  }
  expect(xml).toContain(
    `<url><loc>${PUBLIC_URL}/projekte/2-projekt-2</loc><lastmod>2024-01-02T00:00:00.000Z</lastmod><image:image><image:loc>${PUBLIC_URL}/uploads/bild.png</image:loc></image:image></url>`,
  );
});

test("the sitemap of a thousand projects takes one query to our own content system, and ten to a foreign one", async () => {
  const many = await startPortfolio({ projects: 1000 });
  const sites = await Promise.all([true, false].map((isForeign) => startTestSite(many.url, { isForeign })));
  try {
    const [foreign = [], own] = await Promise.all(
      sites.map(async ({ url }) =>
        (await (await fetch(`${url}/sitemap.xml`)).text()).match(/<url>.*\/projekte\/\d.*/g),
      ),
    );
    expect(foreign).toHaveLength(1000);
    expect(own).toEqual(foreign);
    expect(many.asked.filter((name) => name === "SitemapProjects")).toHaveLength(10);
    expect(many.asked.filter((name) => name === "SitemapProjectsOwn")).toHaveLength(1);
  } finally {
    await Promise.all([...sites, many].map((each) => each.close()));
  }
});

test("an emptied accessibility statement has no page, no link and no sitemap entry", async () => {
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-emptied-"));
  const SITE_SETTINGS_FILE = join(folder, "settings.json");
  const given = JSON.parse(readFileSync(SETTINGS_FILE, "utf8"));
  writeFileSync(SITE_SETTINGS_FILE, JSON.stringify({ ...given, accessibilityStatement: "" }));
  const emptied = await startTestSite(content.url, { env: { SITE_SETTINGS_FILE } });
  const path = "/barrierefreiheit";
  const names = async (url: string) => (await (await fetch(url)).text()).includes(path);
  const seen = async ({ url }: TestSite) => ({
    status: (await fetch(url + path)).status,
    linked: await names(`${url}/projekte`),
    listed: await names(`${url}/sitemap.xml`),
  });
  expect(await seen(emptied)).toEqual({ status: 404, linked: false, listed: false });
  expect(await seen(site)).toEqual({ status: 200, linked: true, listed: true });
  await emptied.close();
  rmSync(folder, { recursive: true });
});

test("beyond the protocol's limit the sitemap is an index of files within it", async () => {
  const { publicUrl } = site.dependencies.frame;
  const asked = { loadContext: loadContextOf(site.dependencies, "test"), publicUrl, maxUrls: 10 };
  const index = await sitemap(asked);
  expect(index).toContain("<sitemapindex");
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location?.slice(PUBLIC_URL.length));
  expect(files).toEqual([
    "/sitemap-seiten.xml",
    "/sitemap-projekte-1.xml",
    "/sitemap-projekte-2.xml",
    "/sitemap-projekte-3.xml",
  ]);
  const counts = await Promise.all([1, 2, 3, 4].map(async (part) => (await sitemapPart(asked, part))?.match(/<url>/g)));
  expect(counts.map((urls) => urls?.length ?? 0)).toEqual([10, 10, 1, 0]);
  expect((await get("/sitemap-projekte-1.xml")).status).toBe(200);
  expect((await get("/sitemap-projekte-2.xml")).status).toBe(404);
  expect(await text("/sitemap-seiten.xml")).toContain(`<loc>${PUBLIC_URL}/datenschutz</loc>`);
});

test("the feed has the latest projects, with any characters in their texts", async () => {
  const response = await get(FEED_PATH);
  const xml = await response.text();
  expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  expect(xml.match(/<entry>/g)).toHaveLength(20);
  expect(xml).toContain("<title>Maß &amp; &lt;Wert&gt; &quot;x&quot;</title>");
  expect(xml).toContain(`<id>${PUBLIC_URL}/projekte/21</id>`);
  expect(xml).toContain(`&lt;img src=&quot;${PUBLIC_URL}/uploads/bild.png&quot;`);
  expect(await text("/projekte")).toContain(
    `<link rel="alternate" type="application/atom+xml" title="Neue Projekte" href="${PUBLIC_URL}${FEED_PATH}"/>`,
  );
});

test("every address in the feed, the sitemap and share links responds with 200 and the stated type", async () => {
  const feed = (await text(FEED_PATH)).replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const map = await text("/sitemap.xml");
  const pages = await Promise.all(["/", "/projekte/2-projekt-2", "/projekte", "/impressum"].map(text));
  const all = (texts: string[], pattern: RegExp) =>
    texts.flatMap((each) => [...each.matchAll(pattern)].map(([, address]) => address ?? ""));
  const pictures = [
    ...all([feed], /(?:<|&lt;)img src="([^"]+)"/g),
    ...all([map], /<image:loc>([^<]+)/g),
    ...all(pages, /property="og:image" content="([^"]+)"/g),
  ];
  const others = [
    ...all([feed], /href="([^"#]+)/g),
    ...all([map], /<loc>([^<]+)/g),
    ...all(pages, /rel="canonical" href="([^"]+)"/g),
  ];
  for (const [addresses, type] of [
    [pictures, "image"],
    [others, "text|application"],
  ] as const) {
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of new Set(addresses)) {
      expect(address).toMatch(new RegExp(`^${PUBLIC_URL}/`));
      const { status, headers } = await get(address.slice(PUBLIC_URL.length));
      expect([status, headers.get("content-type")], address).toEqual([200, expect.stringMatching(`^(?:${type})/`)]);
    }
  }
});

test("every page has structured data that can't end or run a script", async () => {
  const landing = await text("/");
  expect(types(landing)).toEqual(["LocalBusiness", "ProfessionalService", "WebSite", "VideoObject"]);
  expect(things(landing).find((thing) => thing["@type"] === "VideoObject")).toMatchObject({
    uploadDate: "2024-01-01T00:00:00.000Z",
    thumbnailUrl: `${PUBLIC_URL}/uploads/poster.jpg`,
    contentUrl: `${PUBLIC_URL}/uploads/film.mp4`,
  });
  const list = await text("/projekte?seite=2");
  expect(types(list)).toContain("BreadcrumbList");
  expect(list).toContain(`<link rel="prev" href="${PUBLIC_URL}/projekte"/>`);
  expect(list).toContain(`<link rel="next" href="${PUBLIC_URL}/projekte?seite=3"/>`);
  const detail = await text("/projekte/21-mass-wert-x");
  expect(things(detail).find((thing) => thing["@type"] === "CreativeWork")).toMatchObject({
    name: 'Maß & <Wert> "x"',
    url: `${PUBLIC_URL}/projekte/21-mass-wert-x`,
  });
});

test("a project's own description and picture come first for search engines and share links", async () => {
  const own = await startTestSite(content.url, { isForeign: false });
  try {
    const [given, none] = await Promise.all(
      [2, 1].map(async (id) => (await fetch(`${own.url}/projekte/${id}-projekt-${id}`)).text()),
    );
    expect(given).toContain('<meta name="description" content="Für die Suche."/>');
    expect(given).toContain('<meta property="og:description" content="Für die Suche."/>');
    expect(given).toContain('<meta property="og:image:alt" content="Zum Teilen"/>');
    expect(things(given ?? "").find((thing) => thing["@type"] === "CreativeWork")).toMatchObject({
      description: "Für die Suche.",
      image: { url: `${PUBLIC_URL}/uploads/bild.png` },
    });
    const address = /<meta property="og:image" content="([^"]+)"/.exec(given ?? "")?.[1] ?? "";
    const card = await fetch(own.url + address.slice(PUBLIC_URL.length));
    expect(card.headers.get("cache-control")).toContain("immutable");
    const { dominant } = await sharp(Buffer.from(await card.arrayBuffer())).stats();
    expect(dominant.r).toBe(dominant.b); // the picture's grey from edge to edge, with no ink beside it

    expect(none).toContain('<meta name="description" content="Ein Satz."/>');
    expect(none).toContain('<meta property="og:image:alt" content="Ein Bild"/>');
  } finally {
    await own.close();
  }
});

test("each page has its own social card, drawn once", async () => {
  const html = await text("/projekte/21-mass-wert-x");
  const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(address).toMatch(new RegExp(`^${PUBLIC_URL}/social-card/project/21\\.jpg\\?v=[\\w-]{16}$`));
  const response = await get(address.slice(PUBLIC_URL.length));
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  expect(response.headers.get("cache-control")).toContain("immutable");
  const drawn = Buffer.from(await response.arrayBuffer());
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });

  const pictures = content.pictures;
  expect(Buffer.from(await (await get(address.slice(PUBLIC_URL.length))).arrayBuffer())).toEqual(drawn);
  expect(content.pictures).toBe(pictures);

  for (const key of ["landing", "projects/1", "category/1/1", "legal/impressum"]) {
    expect((await get(`/social-card/${key}.jpg`)).headers.get("cache-control"), key).toBe("public, max-age=3600");
  }
  for (const key of ["project/999", "project/x", "contact/sent", "projects/99", ""]) {
    expect((await get(`/social-card/${key}.jpg`)).status, key).toBe(404);
  }
});

import { RESERVED_ADDRESSES } from "@schaufenster/contract/page-address";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OwnPage, type Portfolio, startPortfolio } from "../../../testing/portfolio.ts";
import { PUBLIC_URL, startTestSite, type TestSite } from "../../../testing/site.ts";
import { createApp } from "../app.ts";

const page = (own: Partial<OwnPage>): OwnPage => ({
  title: "Über uns",
  address: "ueber-uns",
  former: [],
  placement: "footer",
  hiddenFromSearch: false,
  content: "## Wir\n\nEin Absatz.",
  ...own,
});

let content: Portfolio;
let site: TestSite;

beforeAll(async () => {
  content = await startPortfolio({
    projects: 1,
    pages: [
      page({ former: ["wir", "kontakt"] }),
      page({
        title: "Preise",
        address: "preise",
        placement: "navigation",
        content: "| Was | Preis |\n|---|---|\n| Porträt | 290 € |",
      }),
      page({ title: "Presse", address: "presse", placement: "none", hiddenFromSearch: true }),
      page({
        title: "Impressum",
        address: "impressum",
        placement: "legal",
      }),
      page({ title: "Datenschutz\u00aderklärung", address: "datenschutz", placement: "legal" }),
      page({
        title: "AGB",
        address: "agb",
        former: ["geschaeftsbedingungen"],
        placement: "legal",
        content: "## Vertrag\n\n{{Tage der Protokolle}} Tage, {{Wetter}}",
      }),
    ],
  });
  site = await startTestSite(content.url, { isForeign: false });
});
afterAll(() => Promise.all([site.close(), content.close()]));

const get = (path: string) => fetch(site.url + path, { redirect: "manual" });
const text = async (path: string) => (await get(path)).text();

test("a page of the agency's own has an address, a title and its text", async () => {
  const html = await text("/ueber-uns");
  expect(html).toContain("<title>Über uns – Agentur</title>");
  expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/ueber-uns"/>`);
  expect(html).toMatch(/<h1[^>]*>Über uns<\/h1>/);
  expect(html).toMatch(/<h2[^>]*>Wir<\/h2>/);
  expect(html).not.toContain("noindex");
});

test("without Impressum and privacy policy no page is indexed, and address and phone replace the form", async () => {
  const bare = await startPortfolio({ projects: 1, pages: [page({})] });
  const unready = await startTestSite(bare.url, { isForeign: false });
  try {
    for (const path of ["/", "/ueber-uns", "/projekte", "/impressum"])
      expect(await (await fetch(unready.url + path)).text()).toContain('<meta name="robots" content="noindex"/>');
    const landing = await (await fetch(unready.url)).text();
    expect(landing).not.toContain('aria-label="Kontaktformular"');
    expect(landing).toContain("Schreiben Sie uns eine E-Mail, oder rufen Sie uns an");
  } finally {
    await Promise.all([unready.close(), bare.close()]);
  }
  expect(await text("/")).toContain('aria-label="Kontaktformular"');
});

test("only a page with people or prices includes their styles", async () => {
  expect(await text("/ueber-uns")).toContain("<style>main{margin:4px}</style>");
  expect(await text("/preise")).toContain("<style>main{margin:5px}</style>");
});

test.each(["/wir", "/kontakt", "/ueber-uns/", "/Ueber-uns", "/über-uns", "/ueber-uns.html"])(
  "%s redirects to it",
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(new URL(response.headers.get("location") ?? "", site.url).pathname).toBe("/ueber-uns");
  },
);

test("a former website's address that a page has now shows the page, with a trailing slash, too", async () => {
  content.oldAddresses = [{ address: "/ueber-uns", target: "/projekte" }];
  expect((await get("/ueber-uns")).status).toBe(200);
  expect((await get("/ueber-uns/")).headers.get("location")).toMatch(/\/ueber-uns$/);
});

test("an address that no page has or had isn't found", async () => {
  expect((await get("/gibt-es-nicht")).status).toBe(404);
});

test("the footer and the navigation link the pages that are set to appear there", async () => {
  const html = await text("/projekte");
  const links = (part: string) => [...part.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, href]) => href);
  const footer = html.slice(html.indexOf("<footer"));
  expect(links(footer)).toContain("/ueber-uns");
  expect(links(footer)).not.toContain("/preise");
  expect(links(html.slice(0, html.indexOf("<main")))).toContain("/preise");
  expect(links(html)).not.toContain("/presse");
});

test("the sitemap lists all pages but the excluded one, which is noindex", async () => {
  const sitemap = await text("/sitemap.xml");
  expect(sitemap).toContain(`<loc>${PUBLIC_URL}/ueber-uns</loc><lastmod>`);
  expect(sitemap).toContain(`${PUBLIC_URL}/preise`);
  expect(sitemap).not.toContain("/presse");
  expect(await text("/presse")).toContain('<meta name="robots" content="noindex"/>');
});

test("an editor's legal text is a page like the built-in ones: linked beside them, with a dialog, in the sitemap", async () => {
  const html = await text("/agb");
  expect(html).toContain("<title>AGB – Agentur</title>");
  expect(html).toMatch(/<h1[^>]*>AGB<\/h1>/);
  expect(html).toMatch(/data-legal-text=""[\s\S]*<h2[^>]*>Vertrag<\/h2>\s*<p>14 Tage, \{\{Wetter\}\}<\/p>/);
  const footer = html.slice(html.indexOf("<footer"));
  const legal = [...footer.matchAll(/<a href="(\/\w+)"(?: data-dialog="(\w+)")?>([^<]*)<\/a>/g)].map(
    ([, ...link]) => link,
  );
  expect(legal.slice(-4)).toEqual([
    ["/impressum", "middle", "Impressum"],
    ["/datenschutz", "long", "Datenschutzerklärung"],
    ["/barrierefreiheit", undefined, "Barrierefreiheit"],
    ["/agb", "long", "AGB"],
  ]);
  expect(await text("/sitemap.xml")).toContain(`<loc>${PUBLIC_URL}/agb</loc><lastmod>`);
  for (const path of ["/AGB.html", "/geschaeftsbedingungen"])
    expect((await get(path)).headers.get("location"), path).toMatch(/\/agb$/);
});

test("no page can take a first path segment that the site uses itself", () => {
  const { routes } = createApp(site.settings, site.dependencies);
  const first = routes.map(({ path }) => path.split("/")[1] ?? "").filter((part) => /^[a-z][a-z-]*$/.test(part));
  expect([...new Set(first)].filter((part) => !RESERVED_ADDRESSES.has(part))).toEqual([]);
});

import { expect, test } from "vitest";
import { type Portfolio, startPortfolio } from "../../../testing/portfolio.ts";
import { startTestSite, type TestSite } from "../../../testing/site.ts";

/** Runs a check on the site of an agency with this many projects. */
async function withProjects(
  projects: number,
  check: (get: (path: string) => Promise<{ status: number; html: string }>) => Promise<void>,
  chosen: number[] = [],
): Promise<void> {
  const content: Portfolio = await startPortfolio({ projects, chosen });
  const site: TestSite = await startTestSite(content.url, { isForeign: chosen.length === 0 });
  try {
    await check(async (path) => {
      const response = await fetch(site.url + path, { redirect: "manual", headers: { accept: "text/html" } });
      return { status: response.status, html: await response.text() };
    });
  } finally {
    await Promise.all([site.close(), content.close()]);
  }
}

const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);

const headers = (html: string) =>
  [...html.matchAll(/<h[234][^>]*><a [^>]*href="\/projekte\/(\d+)-/g)].map(([, id]) => Number(id));

test("an agency without projects shows an empty list, no filter, no pages, and is noindex", () =>
  withProjects(0, async (get) => {
    const { status, html } = await get("/projekte");
    expect(status).toBe(200);
    expect(html).toContain("Der Nagel ist schon in der Wand.");
    expect(html).not.toMatch(/aria-label="(?:Seiten|Kategorien)"/);
    expect((await get("/projekte?seite=2")).status).toBe(404);
    expect((await get("/sitemap.xml")).html).toContain("/projekte</loc>");
    expect((await get("/projekte/feed.xml")).html).not.toContain("<entry>");
  }));

test("a single project hangs alone, and its page shows no others", () =>
  withProjects(1, async (get) => {
    const list = await get("/projekte");
    expect(headers(list.html)).toEqual([1]);
    expect(list.html).toContain('data-columns="5"'); // its picture is square
    expect(list.html).not.toContain('aria-label="Seiten"');
    const detail = await get("/projekte/1-projekt-1");
    expect(detail.status).toBe(200);
    expect(detail.html).not.toContain("Hängt gleich daneben");
  }));

test("the landing page shows the five newest projects, or those the agency chose", async () => {
  await withProjects(12, async (get) => {
    const { html } = await get("/");
    expect(headers(html)).toEqual([12, 11, 10, 9, 8]);
    expect(html).toContain("Neue Arbeiten");
  });
  await withProjects(
    12,
    async (get) => {
      const { html } = await get("/");
      expect(headers(html)).toEqual([2, 11, 5, 12, 10]);
      expect(html).toContain("Ausgewählte Arbeiten");
      expect(headers((await get("/projekte")).html)).toEqual([12, 11, 10, 9, 8, 7, 6, 5]);
    },
    [2, 11, 5],
  );
});

test("a list page has eight projects, newest first, with links to the previous and next page (spec §7 and §9)", () =>
  withProjects(21, async (get) => {
    const [first, second, third] = [
      await get("/projekte"),
      await get("/projekte?seite=2"),
      await get("/projekte?seite=3"),
    ];
    expect(headers(first.html)).toEqual([21, 20, 19, 18, 17, 16, 15, 14]);
    expect(headers(third.html)).toEqual([5, 4, 3, 2, 1]);
    expect(second.html).toMatch(/<a [^>]*href="\/projekte" rel="prev"/);
    expect(second.html).toMatch(/<a [^>]*href="\/projekte\?seite=3" rel="next"/);
    expect(first.html).not.toContain('rel="prev"');
    expect(third.html).not.toContain('rel="next"');
    expect(links(first.html)).toContain("/projekte/kategorie/1-web");
    expect((await get("/projekte/kategorie/1-web")).html).toContain("Seiten für das Netz.");
  }));

test("a page beyond the end of a list links back to it", () =>
  withProjects(21, async (get) => {
    for (const list of ["/projekte", "/projekte/kategorie/1-web"]) {
      const { status, html } = await get(`${list}?seite=4`);
      expect(status).toBe(404);
      expect(html).toMatch(new RegExp(`href="${list}"[^>]*>Zum Anfang der Liste`));
    }
    expect((await get("/projekte/kategorie/7-weg?seite=4")).html).not.toContain("Zum Anfang der Liste");
  }));

test("a project's page shows its date, its categories, and the three latest others (spec §9)", () =>
  withProjects(21, async (get) => {
    const { html } = await get("/projekte/20-projekt-20");
    expect(headers(html)).toEqual([21, 19, 18]);
    expect(html).toContain('<time dateTime="2024-01-20T00:00:00.000Z">Januar 2024</time>');
    expect(html).toContain('data-view-transition="project-20"');
    expect(links(html)).toContain("/projekte/kategorie/1-web");
    expect(html).toMatch(/aria-label="Navigationspfad"/);
  }));

test("the text beside a portrait picture appears once, the title before the picture, as beside a landscape one", () =>
  withProjects(3, async (get) => {
    const [broad, upright] = [await get("/projekte/2-projekt-2"), await get("/projekte/3-projekt-3")];
    for (const { html } of [broad, upright]) {
      const article = /<article[\s>].*?Ein Absatz\./s.exec(html)?.[0] ?? "";
      for (const words of ["<h1", "Ein Satz.", "<time", "<img"]) expect(article.split(words), words).toHaveLength(2);
      expect(article.indexOf("<h1")).toBeLessThan(article.indexOf("<img"));
    }
    expect(upright.html).toMatch(/<header[^>]*>(?:(?!<\/header>).)*<h1.*?<figure.*?height="96".*?<\/header>/s);
  }));

test("a list links only a few of its pages, however many it has", () =>
  withProjects(8 * 600, async (get) => {
    const { html } = await get("/projekte?seite=300");
    const pages = links(html).filter((href) => href?.startsWith("/projekte?seite="));
    expect(pages.map((href) => Number(href?.slice("/projekte?seite=".length)))).toEqual([299, 299, 300, 301, 600, 301]);
  }));

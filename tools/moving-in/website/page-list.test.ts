import { createServer } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { OldServers } from "../../../content/src/moving-in/old-servers.ts";
import { schedule } from "../../../content/src/platform/process/schedule.ts";
import { listen } from "../../../site/testing/listen.ts";
import { listPages } from "./page-list.ts";
import { Visitor } from "./visitor.ts";

type Answer = { status?: number; headers?: Record<string, string>; body?: string };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0)) await close();
});

/** A website with these responses, by path; HOST in them is its own. A text is a page. */
async function website(answers: Record<string, string | Answer>) {
  const requests: string[] = [];
  let [underWay, most] = [0, 0];
  const { url, close } = await listen(
    createServer((request, response) => {
      requests.push(request.url ?? "");
      underWay += 1;
      most = Math.max(most, underWay);
      const found = answers[request.url ?? ""] ?? { status: 404 };
      const answer: Answer = typeof found === "string" ? { body: found } : found;
      const headers = { "content-type": "text/html", ...answer.headers };
      setImmediate(() => {
        underWay -= 1;
        response.writeHead(answer.status ?? 200, headers).end(answer.body?.replaceAll("HOST", url));
      });
    }),
  );
  closing.push(close);
  const visitor = new Visitor(url, new OldServers({ trusted: [url] }));
  const read = async () => {
    const { pages, left, ...rest } = await listPages(visitor);
    const paths = pages.map((page) => [page.url, ...page.aliases].map((each) => each.replace(url, "")));
    return { ...rest, pages: paths.sort(), left: left.map((each) => `${each.url.replace(url, "")} ${each.reason}`) };
  };
  return { url, read, requests, most: () => most };
}

const page = (words: string, ...links: string[]) =>
  `<title>${words}</title><p>${words}</p>${links.map((link) => `<a href="${link}">${link}</a>`).join("")}`;

const xml = (body: string): Answer => ({ headers: { "content-type": "application/xml" }, body });

test("pages are found by links, by nested sitemaps and those in robots.txt; each once", async () => {
  const { read, requests } = await website({
    "/": page("Start", "/a/", "a/#oben", "//andere.example/x", "/preise.pdf", "/?s=suche", "mailto:a@b.example"),
    "/a/": page("A", "/?utm_source=menue", "HOST/b/"),
    "/b/": page("B"),
    "/c/": page("C"),
    "/d/": page("D"),
    "/robots.txt": {
      headers: { "content-type": "text/plain" },
      body: "User-agent: *\nSitemap: HOST/meine.xml\nsitemap: https://andere.example/sitemap.xml",
    },
    "/meine.xml": xml("<urlset><url><loc>HOST/c/</loc></url><url><loc>https://andere.example/y</loc></url></urlset>"),
    "/sitemap_index.xml": xml(
      "<sitemapindex><sitemap><loc>HOST/teil-1.xml</loc></sitemap><sitemap><loc>HOST/meine.xml</loc></sitemap></sitemapindex>",
    ),
    "/teil-1.xml": xml("<urlset><url><loc> HOST/d/ </loc></url></urlset>"),
  });
  expect(await read()).toMatchObject({ pages: [["/"], ["/a/"], ["/b/"], ["/c/"], ["/d/"]], left: [], isCut: false });
  expect(requests).toHaveLength(new Set(requests).size);
});

test("anything that isn't a page is left out with its reason", async () => {
  vi.spyOn(schedule, "pause").mockResolvedValue();
  const { read } = await website({
    "/": page("Start", "/weg/", "/privat/", "/kaputt/", "/fort/", "/kreis/", "/daten"),
    "/privat/": { status: 403 },
    "/kaputt/": { status: 500 },
    "/fort/": { status: 302, headers: { location: "https://andere.example/" } },
    "/kreis/": { status: 302, headers: { location: "/kreis/" } },
    "/daten": { headers: { "content-type": "application/octet-stream" }, body: "x" },
  });
  const { pages, left } = await read();
  expect(pages).toEqual([["/"]]);
  expect(left.toSorted()).toEqual([
    "/fort/ führt zu einer anderen Website oder antwortet nicht",
    "/kaputt/ antwortet mit Status 500",
    "/kreis/ führt zu einer anderen Website oder antwortet nicht",
    "/privat/ ist dort nicht öffentlich",
    "/weg/ gibt es dort nicht mehr",
  ]);
});

test("a website that responds with a page for missing addresses is recognized by that page", async () => {
  const nothing = page("Leider nichts gefunden", "/");
  const { read } = await website({ "/": page("Start", "/weg/"), "/gibt-es-nicht-7f3a9c": nothing, "/weg/": nothing });
  expect(await read()).toMatchObject({ pages: [["/"]], left: ["/weg/ gibt es dort nicht"] });
});

test("a website that shows its front page for missing addresses keeps that page", async () => {
  const start = page("Start", "/a/");
  const { read } = await website({ "/": start, "/gibt-es-nicht-7f3a9c": start, "/a/": page("A") });
  expect(await read()).toMatchObject({ pages: [["/"], ["/a/"]], left: [] });
});

test("feeds of entries are found, those of comments aren't", async () => {
  const feed = (href: string) => `<link rel="alternate" type="application/rss+xml" href="${href}">`;
  const { url, read } = await website({
    "/": feed("/feed/") + feed("/comments/feed/") + page("Start", "/a/"),
    "/a/": feed("/feed/") + feed("/a/feed/") + page("A"),
  });
  expect((await read()).feeds).toEqual([`${url}/feed/`]);
});

test("an address that redirects to a page in any way is another address of it", async () => {
  const { read } = await website({
    "/": page("Start", "/alt/", "/aelter/", "/uralt/", "/skript/", "/wartet/"),
    "/alt/": { status: 301, headers: { location: "/neu/" } },
    "/aelter/": { status: 301, headers: { location: "/alt/" } },
    "/uralt/": '<meta http-equiv="refresh" content="0; URL=/neu/">',
    "/skript/": "<script>window.location.href = '/neu/';</script>",
    "/wartet/": `<meta http-equiv="refresh" content="300; URL=/neu/">${page("Nachrichten")}`,
    "/neu/": page("Neu"),
  });
  const { pages } = await read();
  const [, first, second] = pages;
  expect([[...new Set(first)].toSorted(), second]).toEqual([
    ["/aelter/", "/alt/", "/neu/", "/skript/", "/uralt/"],
    ["/wartet/"],
  ]);
});

test("the same page under two addresses is one; the shorter is its own", async () => {
  const start = page("Start", "/index.html", "/a/");
  const { read } = await website({ "/": start, "/index.html": start, "/a/": page("A") });
  expect((await read()).pages).toEqual([["/", "/index.html"], ["/a/"]]);
});

test("pages mark themselves as noindex in their head or by a header", async () => {
  const { url } = await website({
    "/": page("Start", "/a/", "/b/", "/c/"),
    "/a/": `<meta name="robots" content="noindex, follow">${page("A")}`,
    "/b/": { headers: { "x-robots-tag": "noindex" }, body: page("B") },
    "/c/": `<meta name="robots" content="max-image-preview:large">${page("C")}`,
  });
  const { pages } = await listPages(new Visitor(url, new OldServers({ trusted: [url] })));
  const hidden = pages.filter((each) => each.isHiddenFromSearch).map((each) => each.url.replace(url, ""));
  expect(hidden.toSorted()).toEqual(["/a/", "/b/"]);
});

test.each([
  [
    "another website",
    { status: 301, headers: { location: "https://www.andere.example/start" } },
    /^HOST leitet zu https:\/\/www\.andere\.example weiter\. Geben Sie bitte diese Adresse an\.$/,
  ],
  ["an error", { status: 403 }, /^HOST antwortet mit Status 403\. Bitte prüfen Sie die Adresse\.$/],
  [
    "data",
    { headers: { "content-type": "application/json" }, body: "{}" },
    /^Unter HOST steht keine Website \(application\/json\)\.$/,
  ],
])("an address that shows %s is refused with a sentence", async (_, home, sentence) => {
  const { url, read } = await website({ "/": home });
  const said = await read().catch((error: Error) => error.message.replace(url, "HOST"));
  expect(said).toMatch(sentence);
});

test("a server that asks clients to wait is retried after that time, with at most two concurrent requests", async () => {
  const paused: number[] = [];
  vi.spyOn(schedule, "pause").mockImplementation(async (ms) => void paused.push(ms));
  const busy: Answer = { status: 429, headers: { "retry-after": "7" } };
  const paths = Array.from({ length: 8 }, (_, index) => `/${index}/`);
  const answers: Record<string, string | Answer> = { "/": page("Start", "/voll/", ...paths), "/voll/": busy };
  for (const path of paths) answers[path] = page(`Seite ${path}`);
  const { read, requests, most } = await website(answers);
  const { pages, left } = await read();
  expect([pages.length, left]).toEqual([9, ["/voll/ antwortet mit Status 429"]]);
  expect(requests.filter((path) => path === "/voll/")).toHaveLength(3);
  expect(paused.filter((ms) => ms === 7000)).toHaveLength(2);
  expect(most()).toBeLessThanOrEqual(2);
});

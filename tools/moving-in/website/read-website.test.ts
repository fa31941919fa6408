import { afterEach, expect, test } from "vitest";
import type { Decisions } from "../../../content/src/moving-in/import-run.ts";
import { OldServers } from "../../../content/src/moving-in/old-servers.ts";
import { type OldContent, type OldEntry, startOldWebsite } from "../../../content/testing/old-website.ts";
import { datesInFeed } from "./feeds.ts";
import { websiteSource } from "./read-website.ts";
import { Visitor } from "./visitor.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function start(content: Partial<OldContent>) {
  const old = await startOldWebsite(content);
  closing.push(old.close);
  return old;
}

async function read(content: Partial<OldContent>, decisions: Partial<Decisions> = {}) {
  const { url } = await start(content);
  const servers = new OldServers({ trusted: [url] });
  const source = websiteSource({ address: url, servers, decisions: { as: {}, without: [], ...decisions } });
  const { entries, groups, notes, oldAddresses } = await source.read();
  const told = groups.map(({ key, as, isAsked, entries: own }) => `${own.length} ${key}: ${as}${isAsked ? "?" : ""}`);
  return { url, entries, groups: told.sort(), notes, oldAddresses };
}

const entry = (number: number, title: string, more: Partial<OldEntry> = {}): OldEntry => ({
  number,
  title,
  html: `<p>Ein Text über ${title}, mit so vielen Wörtern, dass jeder ihn auf seiner Seite wiederfindet.</p>`,
  ...more,
});

const STATIC = (title: string, links: string[]) =>
  `<title>${title}</title><main><h1>${title}</h1><p>Ein Text über ${title}, mit genug Wörtern für eine ganze Seite.</p></main>
  <nav>${links.map((link) => `<a href="${link}">${link}</a>`).join(" ")}</nav>`;

test("posts become projects, and pages become pages", async () => {
  const { groups, entries } = await read({ entries: { "/a/": entry(1, "A"), "/b/": entry(2, "B", { type: "page" }) } });
  expect(groups).toEqual(["1 page: pages", "1 post: projects?"]);
  expect(entries.map(({ type, id, title }) => [type, id, title])).toEqual([
    ["projects", "1", "A"],
    ["pages", "2", "B"],
  ]);
});

test("a post keeps its address, whatever it is about; a page that is here already redirects to the one here", async () => {
  const { url, oldAddresses } = await read({
    entries: {
      "/datenschutz-fuer-fotografen/": entry(1, "Datenschutz für Fotografen"),
      "/kontaktabzuege/": entry(2, "Kontaktabzüge", { type: "page" }),
      "/kontakt/": entry(3, "Kontakt", { type: "page" }),
    },
  });
  const targetOf = (path: string) => oldAddresses.find(({ address }) => address === url + path)?.leadsTo;
  expect(["/datenschutz-fuer-fotografen/", "/kontaktabzuege/", "/kontakt/"].map(targetOf)).toEqual([
    { type: "projects", id: "1" },
    { type: "pages", id: "2" },
    { path: "/#contact" },
  ]);
});

test("a portfolio becomes projects; the user then decides about posts", async () => {
  const entries = {
    "/a/": entry(1, "A"),
    "/portfolio/b/": entry(2, "B", { type: "portfolio" }),
    "/c/": entry(3, "C", { type: "maschine" }),
  };
  expect((await read({ entries })).groups).toEqual(["1 maschine: pages?", "1 portfolio: projects", "1 post: pages?"]);
  const decided = await read({ entries }, { as: { post: "nothing", maschine: "projects" } });
  expect(decided.groups).toEqual(["1 maschine: projects", "1 portfolio: projects", "1 post: nothing"]);
  expect(decided.entries.map(({ type, title }) => [type, title])).toEqual([
    ["projects", "B"],
    ["projects", "C"],
  ]);
});

test("a website of unknown kind is read by its folders", async () => {
  const links = [
    "/projekte/haus.html",
    "/projekte/bach.html",
    "/leistungen/film.html",
    "/leistungen/foto.html",
    "/agentur.html",
  ];
  const pages = Object.fromEntries(
    ["/", ...links].map((path) => [path, STATIC(path.replace(/.*\/|\.html/g, "") || "Start", links)]),
  );
  const { groups, entries } = await read({ pages });
  expect(groups).toEqual(["2 /leistungen/: pages", "2 /projekte/: projects", "2 page: pages"]);
  expect(entries.map(({ type, id, title }) => `${type} ${id} ${title}`).sort()).toEqual([
    "pages / Start",
    "pages /agentur.html agentur",
    "pages /leistungen/film.html film",
    "pages /leistungen/foto.html foto",
    "projects /projekte/bach.html bach",
    "projects /projekte/haus.html haus",
  ]);
});

test("a WordPress with private data has the same entries with the same texts and ids", async () => {
  const entries = {
    "/a/": entry(1, "A"),
    "/b/": entry(2, "B", { type: "page" }),
    "/c/": entry(3, "C", { hasPassword: true }),
  };
  const [open, closed] = [await read({ entries }), await read({ entries, hasRest: false })];
  const plain = ({ entries: all }: typeof open) =>
    all.map(({ type, id, title, fields: { content } }) => ({ type, id, title, content }));
  expect(plain(closed)).toEqual(plain(open));
  expect(closed.notes).toEqual([`${closed.url}/c/ ist dort durch ein Passwort geschützt.`]);
});

test("a text that continues under another address is one entry", async () => {
  const { entries } = await read({
    entries: {
      "/a/": entry(1, "A", {
        html: `<p>Ein erster Teil, der auf der nächsten Seite weitergeht.</p><div class="page-links"><a href="/a/2/">2</a></div>`,
      }),
    },
    pages: {
      "/a/2/": `<body class="single single-post postid-1"><main><h1>A</h1><p>Ein zweiter Teil.</p></main></body>`,
    },
    hasRest: false,
  });
  expect(entries.map(({ fields }) => fields.content)).toEqual([
    {
      kind: "markdown",
      markdown: "Ein erster Teil, der auf der nächsten Seite weitergeht.\n\nEin zweiter Teil.",
    },
  ]);
});

test("feeds provide their entries' publication dates, whatever the feed's name", async () => {
  const { url } = await start({
    pages: {
      "/rss":
        "<rss><channel><item><link>/a/</link><pubDate>Fri, 01 Mar 2019 10:00:00 +0100</pubDate></item><item><link>/b/</link></item></channel></rss>",
      "/atom": '<feed><entry><link href="/c/"/><published>2020-01-02T03:04:05Z</published></entry></feed>',
    },
  });
  const visitor = new Visitor(url, new OldServers({ trusted: [url] }));
  const told = async (path: string) =>
    [...(await datesInFeed(visitor, url + path))].map(([at, date]) => [at.replace(url, ""), date]);
  expect(await told("/rss")).toEqual([["/a/", "2019-03-01T09:00:00.000Z"]]);
  expect(await told("/atom")).toEqual([["/c/", "2020-01-02T03:04:05.000Z"]]);
  expect(await told("/fehlt")).toEqual([]);
});

test("a website is the same with and without www", () => {
  const of = (address: string) =>
    websiteSource({ address, servers: new OldServers(), decisions: { as: {}, without: [] } });
  expect(of("https://www.alt.example/start").name).toBe(of("http://alt.example").name);
  expect(of("https://alt.example/").origins).toEqual([
    "https://alt.example",
    "https://www.alt.example",
    "http://alt.example",
    "http://www.alt.example",
  ]);
});

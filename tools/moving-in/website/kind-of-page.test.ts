import { load } from "cheerio";
import { expect, test } from "vitest";
import { isPortfolio, kindOf, noContent, numberOf } from "./kind-of-page.ts";

const THEME = '<link rel="stylesheet" href="/wp-content/themes/alt/style.css">';

const page = (names: string, head = THEME) => load(`<head>${head}</head><body class="${names}">Text</body>`);

const post = { kind: "entry", type: "post" };
const plainPage = { kind: "entry", type: "page" };

test.each([
  ["post-template-default single single-post postid-11 single-format-standard logged-out", post],
  ["single single-werk postid-11", { kind: "entry", type: "werk" }],
  ["page-template-default page page-id-21", plainPage],
  ["home page page-id-21", plainPage],
  ["home blog", { kind: "list" }],
  ["archive category category-film category-3", { kind: "list" }],
  ["archive tag tag-bach", { kind: "list" }],
  ["archive author author-chefin author-1", { kind: "list" }],
  ["archive date", { kind: "list" }],
  ["archive tax-werk_art term-leuchten", { kind: "list" }],
  ["search search-results", { kind: "list" }],
  ["attachment attachment-template-default single single-attachment postid-31 attachmentid-31", { kind: "file" }],
])("WordPress's markup gives a page's kind: %s", (names, kind) => {
  expect(kindOf(page(names), "https://alt.example/a/")).toEqual(kind);
});

test.each([
  ["/kategorie/film/", "", { kind: "list" }],
  ["/2019/03/", "", { kind: "list" }],
  ["/blog/page/2/", "", { kind: "list" }],
  ["/blog/haus/", '<meta property="og:type" content="article">', post],
  ["/blog/haus/", '<script type="application/ld+json">{"@type": "BlogPosting"}</script>', post],
  ["/haus.html", "", plainPage],
])("elsewhere the address %s and the page's own text give its kind: %s", (path, head, kind) => {
  expect(kindOf(page("", head), `https://alt.example${path}`)).toEqual(kind);
});

test("an entry's id is in the page's classes, or in its short address", () => {
  expect(numberOf(page("single single-post postid-11"))).toBe("11");
  expect(numberOf(page("page page-id-21"))).toBe("21");
  expect(numberOf(page("", '<link rel="shortlink" href="https://alt.example/?p=31">'))).toBe("31");
  expect(numberOf(page(""))).toBeNull();
});

test.each([
  ["portfolio", true],
  ["Unsere Arbeiten", true],
  ["/projekte/", true],
  ["werk_referenzen", true],
  ["Verarbeitung", false],
  ["network", false],
])("%s is a portfolio: %s", (name, expected) => {
  expect(isPortfolio(name)).toBe(expected);
});

test.each([
  ['<form class="post-password-form"></form>', "ist dort durch ein Passwort geschützt"],
  ["<title>Seite nicht gefunden – Alt</title>", "gibt es dort nicht mehr"],
  ["<title>404 | Alt</title>", "gibt es dort nicht mehr"],
  ["<title>Just a moment...</title>", "zeigt dort nur eine Prüfung, ob ein Mensch fragt"],
  [
    "<p>Bitte melden Sie sich an: jetzt bitte einloggen.</p><form><input type=password></form>",
    "verlangt dort eine Anmeldung",
  ],
  ["<title>Raum 404 wird umgebaut</title><p>Text</p>", null],
  [`<p>${"Ein langer Text. ".repeat(200)}Bitte anmelden</p><form><input type=password></form>`, null],
])("%s isn't content: %s", (html, reason) => {
  expect(noContent(load(html))).toBe(reason);
});

import { type Cheerio, load } from "cheerio";
import type { Element } from "domhandler";
import { expect, test } from "vitest";
import { blocksIn, wordsHash } from "./blocks-in-page.ts";
import { frameOf, mainPartOf, removeFrame } from "./main-part.ts";
import type { FoundPage } from "./page-list.ts";

const at = (path: string) => `https://alt.example${path}`;

function found(path: string, body: string, title: string): FoundPage {
  const $ = load(`<title>${title}</title>${body}`);
  const blocks = new Set(blocksIn($).map(({ key }) => key));
  return {
    url: at(path),
    aliases: [],
    packed: Buffer.of(),
    title,
    isHiddenFromSearch: false,
    words: wordsHash($),
    blocks,
  };
}

/** The text imported from a page among others of its website, and how it was found. */
function take(body: string, others: Record<string, string> = {}, rendered = "") {
  const pages = Object.entries({ "/hier/": body, ...others }).map(([path, each]) =>
    found(path, each, `Seite ${path} – Alt`),
  );
  const $ = load(body);
  const main = mainPartOf($, rendered);
  removeFrame($, main, frameOf(pages), at("/hier/"));
  return { how: main.how, words: wordsOf(main.element) };
}

const wordsOf = (element: Cheerio<Element>) =>
  (element.html() ?? "")
    .replace(/<[^>]*>|\s+/g, " ")
    .replace(/ +/g, " ")
    .trim();

const TEXT = "Ein Haus am See, das wir im Sommer mit drei Kameras und einem Boot gefilmt haben.";

const NAV = '<nav><a href="/a/">A</a> <a href="/b/">B</a></nav>';

test.each([
  ["main", `${NAV}<main><h1>Haus</h1><p>${TEXT}</p></main><footer>Fuß</footer>`],
  ["role=main", `${NAV}<div role="main"><h1>Haus</h1><p>${TEXT}</p></div><aside>Rand</aside>`],
  ["the only article", `${NAV}<article><h1>Haus</h1><p>${TEXT}</p></article><footer>Fuß</footer>`],
  ["a usual name", `${NAV}<div id="content"><h1>Haus</h1><p>${TEXT}</p></div><footer>Fuß</footer>`],
])("the main part is in %s", (_, body) => {
  expect(take(body)).toEqual({ how: "main", words: `Haus ${TEXT}` });
});

test("if a part isn't most of the page, the whole page is used", () => {
  const { how, words } = take(
    `<article><p>Ein Zitat mit mehr als zehn Wörtern, damit es überhaupt eines sein könnte.</p></article><div>${TEXT} ${TEXT} ${TEXT}</div>`,
  );
  expect([how, words.includes("Zitat"), words.includes("Boot")]).toEqual(["body", true, true]);
});

test("the website's data identifies the part with the text, including the fields that the theme shows around it", () => {
  const body = `<div class="x"><p>Oben steht noch etwas ganz anderes, was auf jeder Seite steht.</p></div>
    <article><p>Kunde: Reederei</p><div class="y"><p>${TEXT}</p></div></article><div>${TEXT.replace("Haus", "Hof")}</div>`;
  expect(take(body, {}, `<p>${TEXT}</p>`)).toEqual({ how: "data", words: `Kunde: Reederei ${TEXT}` });
});

test("data not shown on the page matches nothing", () => {
  const hidden =
    "Ein ganz anderer Text, den die Seite gar nicht zeigt, weil ihn nur Mitglieder der Agentur lesen dürfen.";
  expect(take(`<main>${TEXT}</main>`, {}, hidden)).toEqual({ how: "main", words: TEXT });
});

test("without a main part, blocks on many pages are treated as the frame; the heading of a page's own paragraph stays", () => {
  const framed = (own: string) =>
    `<div class="top">Alt – die Agentur</div><h2>Unsere Leistungen</h2>${own}<div class="unten">Rufen Sie uns an: 0123</div><img src="/logo.png">`;
  const others = Object.fromEntries(
    ["/a/", "/b/", "/c/", "/d/"].map((path) => [path, framed(`<p>Text von ${path}</p>`)]),
  );
  expect(take(framed(`<p>${TEXT}</p>`), others)).toEqual({ how: "body", words: `Unsere Leistungen ${TEXT}` });
});

test("lists of the website's other entries, menus and teasers are left out", () => {
  const body = `<div class="site-header"><a href="/a/">Eins</a><a href="/b/">Zwei</a><a href="/c/">Drei</a></div><p>${TEXT}</p><p>${TEXT}</p>
    <div><h3>Weitere Arbeiten</h3><ul><li><a href="/a/">Die alte Mühle im Tal</a></li><li><a href="/b/">Der Bach am Abend</a></li><li><a href="/c/">Ein Fest im Heu</a></li></ul></div>
    <div id="comments">Drei Kommentare</div><form>Suchen</form><div class="sharedaddy">Teilen</div>`;
  const others = { "/a/": "A", "/b/": "B", "/c/": "C" };
  expect(take(body, others)).toEqual({ how: "body", words: `${TEXT} ${TEXT}` });
});

test("a list of links in the text and a list to other websites stay", () => {
  const list =
    '<ul><li><a href="https://a.example">Die alte Mühle im Tal</a></li><li><a href="https://b.example">Der Bach am Abend</a></li><li><a href="https://c.example">Ein Fest im Heu</a></li></ul>';
  expect(take(`<p>${TEXT}</p><p>${TEXT}</p>${list}`).words).toContain("Bach am Abend");
});

test.each([
  ["menus and scripts", "<nav>Menü</nav><script>x</script><style>y</style><svg><text>z</text></svg>"],
  [
    "metadata of the entry",
    '<div class="entry-meta">Von Chefin</div><div class="cat-links">Film</div><footer>Fuß</footer>',
  ],
  [
    "comments and links to other entries",
    '<div class="comments-area">Schön!</div><div class="post-navigation">Weiter</div><div class="related-posts">Mehr</div>',
  ],
  ["slides duplicated by a script", '<div class="swiper-slide-duplicate">Bild</div>'],
  ["a closed dialog", '<div role="dialog">Newsletter?</div>'],
  ["decorative characters", '<span aria-hidden="true">→</span>'],
])("left out within the main part: %s", (_, more) => {
  expect(take(`<main><p>${TEXT}</p>${more}</main>`).words).toBe(TEXT);
});

test("page titles are read without the website's name, wherever it is", () => {
  const pages = [
    ["/a/", "Haus – Alt"],
    ["/b/", "Bach – Alt"],
    ["/c/", "Alt"],
    ["/d/", "Vorher – Nachher"],
  ].map(([path = "", title = ""]) => found(path, "", title));
  const { titleAt } = frameOf(pages);
  expect(["/a/", "/b/", "/c/", "/d/", "/e/"].map((path) => titleAt(at(path)))).toEqual([
    "Haus",
    "Bach",
    "Alt",
    "Vorher – Nachher",
    null,
  ]);
});

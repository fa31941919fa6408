import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { OldServers } from "../../../content/src/moving-in/old-servers.ts";
import { frameOf } from "./main-part.ts";
import type { FoundPage } from "./page-list.ts";
import { readPage } from "./read-page.ts";
import { StyleReader } from "./styles.ts";
import { Visitor } from "./visitor.ts";
import { libraryOf, type RestEntry, type RestFile } from "./wordpress.ts";

const ORIGIN = "https://alt.example";

const UPLOADS = `${ORIGIN}/wp-content/uploads`;

const file = (id: string, name: string, alternativeText: string | null = null): RestFile => ({
  id,
  url: `${UPLOADS}/${name}`,
  page: `${ORIGIN}/datei-${id}/`,
  thumbnail: `${UPLOADS}/${name}`,
  name,
  alternativeText,
  caption: null,
});

const LIBRARY = libraryOf([file("1", "a.jpg", "Ein Haus"), file("2", "b.jpg"), file("3", "c.jpg")]);

function read(body: string, head = "", entry?: RestEntry, named: RestEntry[] = []) {
  const html = `<head><title>Haus – Alt</title>${head}</head><body>${body}</body>`;
  const page: FoundPage = {
    url: `${ORIGIN}/arbeiten/haus/`,
    aliases: [],
    packed: deflateSync(html),
    title: "Haus – Alt",
    isHiddenFromSearch: false,
    words: "",
    blocks: new Set(),
  };
  const other = { ...page, url: `${ORIGIN}/b/`, title: "Bach – Alt" };
  const styles = new StyleReader(new Visitor(ORIGIN, new OldServers()));
  const frame = frameOf([page, other]);
  return readPage(page, { frame, library: { ...LIBRARY, titleAt: frame.titleAt }, styles, entry, named });
}

const TEXT = "Ein Haus am See, das wir im Sommer mit drei Kameras und einem Boot gefilmt haben.";

/** The Markdown of a part of a page, below a text. */
async function markdownOf(html: string, head = "") {
  const { text } = await read(`<main><p>${TEXT}</p>${html}</main>`, head);
  return text.markdown.replace(`${TEXT}\n\n`, "").replaceAll(ORIGIN, "");
}

const U = "/wp-content/uploads";

test.each([
  [
    "numbers that are raised and lowered",
    "<p>10<sup>6</sup> m<sup>2</sup> x<sup>10</sup> H<sub>2</sub>O</p>",
    "10⁶ m² x¹⁰ H₂O",
  ],
  ["fractions", "<p><sup>1</sup>/<sub>2</sub> und <sup>5</sup>⁄<sub>7</sub></p>", "½ und ⁵⁄₇"],
  ["links to notes", '<p>Wort<sup><a href="/noten/">1</a></sup> und<sup>®</sup></p>', "Wort[¹](/noten/) und®"],
  [
    "signs that mean something in Markdown",
    "<p>5 * 3 * 2 &lt; 40_000_1 [x] # 1.</p><p>1. Mai</p>",
    "5 \\* 3 \\* 2 < 40_000_1 \\[x] # 1.\n\n1\\. Mai",
  ],
  ["line breaks within large headings", "<h2>Ein Haus<br>am See</h2>", "Ein Haus\\\nam See\n------"],
  ["line breaks within small headings", "<h3>Ein Haus<br>am See</h3>", "### Ein Haus am See"],
  ["soft hyphens", "<p>Dampf&shy;schiff</p>", "Dampf\u00adschiff"],
  ["pictures that a program shows for signs", '<p>Schön <img class="emoji" alt="🏡" src="/e.svg"></p>', "Schön 🏡"],
])("characters keep their meaning: %s", async (_, html, markdown) => {
  expect(await markdownOf(html)).toBe(markdown);
});

test.each([
  [
    "the largest of several sizes",
    `<img src="x-300x200.jpg" srcset="x-300x200.jpg 300w, x-1200x800.jpg 1200w, x-600x400.jpg 600w" alt="X">`,
    "![X](/arbeiten/haus/x-1200x800.jpg)",
  ],
  ["the library's, with its words", `<img src="${U}/a-300x200.jpg" alt="">`, `![Ein Haus](${U}/a.jpg)`],
  ["the page's words before the library's", `<img src="${U}/a-300x200.jpg" alt="Das Haus">`, `![Das Haus](${U}/a.jpg)`],
  ["loaded late", `<img src="data:image/gif;base64,R0lG" data-src="/x.jpg" alt="X">`, "![X](/x.jpg)"],
  [
    "loaded late, in several sizes",
    `<img src="/lazy.gif" data-lazy-srcset="/x-1.jpg 1x, /x-2.jpg 2x" alt="X">`,
    "![X](/x-2.jpg)",
  ],
  [
    "for browsers without script",
    `<img class="lazy" src="data:image/gif;base64,R0lG"><noscript><img src="/x.jpg" alt="X"></noscript>`,
    "![X](/x.jpg)",
  ],
  [
    "of several kinds",
    `<picture><source srcset="/x.webp" type="image/webp"><img src="/x.jpg" alt="X"></picture>`,
    "![X](/x.jpg)",
  ],
  ["behind words", `<div style="background-image: url('/x.jpg')"><p>Vorn</p></div>`, "![](/x.jpg)\n\nVorn"],
  [
    "made smaller by a service",
    `<img src="https://i0.wp.com/alt.example${U}/a.jpg?resize=300" alt="X">`,
    `![X](${U}/a.jpg)`,
  ],
  ["that leads to itself", `<a href="${U}/b.jpg"><img src="${U}/b-300x200.jpg" alt="X"></a>`, `![X](${U}/b.jpg)`],
  [
    "that leads to its own page",
    `<p><a href="/datei-2/"><img src="${U}/b-300x200.jpg" alt="X"></a></p>`,
    `![X](${U}/b.jpg)`,
  ],
  [
    "that leads elsewhere",
    `<p><a href="https://a.example/"><img src="/x.jpg" alt="X"></a></p>`,
    "![X](/x.jpg)\n\n[X](https://a.example/)",
  ],
  [
    "that leads to another page, without words",
    `<p><a href="/b/"><img src="/x.jpg" alt=""></a></p>`,
    "![](/x.jpg)\n\n[Bach](/b/)",
  ],
  [
    "with a caption",
    `<figure><img src="/x.jpg" alt="X"><figcaption>Unten</figcaption></figure>`,
    '![X](/x.jpg "Unten")',
  ],
  [
    "with a caption as older editors wrote it",
    `<div class="wp-caption"><img src="/x.jpg" alt="X"><p class="wp-caption-text">Unten</p></div>`,
    '![X](/x.jpg "Unten")',
  ],
  [
    "within a paragraph",
    `<p><img class="alignleft" src="/x.jpg" alt="X">Neben dem Bild.</p>`,
    "![X](/x.jpg)\n\nNeben dem Bild.",
  ],
])("pictures are found: %s", async (_, html, markdown) => {
  expect(await markdownOf(html)).toBe(markdown);
});

test("a background picture in a style sheet is found", async () => {
  const head = "<style>.buehne { background: #000 url(/x.jpg) center }</style>";
  expect(await markdownOf('<div class="buehne"><p>Vorn</p></div>', head)).toBe("![](/x.jpg)\n\nVorn");
});

const images = (...names: string[]) => names.map((name) => `<img src="${U}/${name}.jpg" alt="${name}">`);
const SERIES = `![a](${U}/a.jpg) ![b](${U}/b.jpg) ![c](${U}/c.jpg)`;

test.each([
  [
    "WordPress's blocks",
    `<figure class="wp-block-gallery">${images("a", "b", "c")
      .map((each) => `<figure class="wp-block-image">${each}</figure>`)
      .join("")}</figure>`,
  ],
  [
    "its older gallery",
    `<div class="gallery galleryid-1">${images("a", "b", "c")
      .map((each) => `<dl class="gallery-item"><dt><a href="/datei-1/">${each}</a></dt></dl>`)
      .join("<br>")}</div>`,
  ],
  [
    "a list",
    `<ul>${images("a", "b", "c")
      .map((each) => `<li>${each}</li>`)
      .join("")}</ul>`,
  ],
  ["a paragraph", `<p>${images("a", "b", "c").join(" ")}</p>`],
  [
    "columns",
    `<div class="wp-block-columns">${images("a", "b", "c")
      .map((each) => `<div class="wp-block-column">${each}</div>`)
      .join("")}</div>`,
  ],
  [
    "a slider with doubled slides and arrows",
    `<div class="swiper-wrapper"><div class="swiper-slide-duplicate">${images("c")}</div>${images("a", "b", "c")
      .map((each) => `<div>${each}</div>`)
      .join("")}<div class="swiper-button-next">›</div></div>`,
  ],
])("adjacent pictures are a series: %s", async (_, html) => {
  expect(await markdownOf(html)).toBe(SERIES);
});

test("in a series each picture has its caption, and a shared caption is below", async () => {
  const html = `<figure class="wp-block-gallery"><figure>${images("a")}<figcaption>Links</figcaption></figure><figure>${images("b")}</figure><figcaption>Alle beide</figcaption></figure>`;
  expect(await markdownOf(html)).toBe(`![a](${U}/a.jpg "Links") ![b](${U}/b.jpg)\n\nAlle beide`);
});

test.each([
  [
    "a cell over several columns",
    '<table><tr><th colspan="2">A</th><th>B</th></tr><tr><td>1</td><td>2</td><td>3</td></tr></table>',
    "| A |   | B |\n| - | - | - |\n| 1 | 2 | 3 |",
  ],
  [
    "a cell over several rows",
    '<table><tr><th>A</th><th>B</th></tr><tr><td rowspan="2">1</td><td>2</td></tr><tr><td>3</td></tr></table>',
    "| A | B |\n| - | - |\n| 1 | 2 |\n|   | 3 |",
  ],
  [
    "lines within a cell",
    "<table><tr><th>A</th></tr><tr><td>1<br>2<p>3</p></td></tr></table>",
    "| A     |\n| ----- |\n| 1 2 3 |",
  ],
  ["code", "<pre><code>a  *b*\n  c</code></pre>", "```\na  *b*\n  c\n```"],
  ["a poem", '<pre class="wp-block-verse">Eins\nzwei</pre>', "Eins\\\nzwei"],
  [
    "a quotation with its source",
    "<blockquote><p>Ein Satz.</p><cite>Jemand</cite></blockquote>",
    "> Ein Satz.\n>\n> Jemand",
  ],
  [
    "a film of the website",
    `<video src="${U}/film.mp4" controls>Ihr Browser ist zu alt.</video>`,
    `![](${U}/film.mp4)`,
  ],
  [
    "a film of another website",
    '<iframe src="https://www.youtube.com/embed/x" title="Der Film"></iframe>',
    "[Der Film](https://www.youtube.com/embed/x)",
  ],
  [
    "one without a title",
    '<iframe src="https://player.vimeo.com/video/1"></iframe>',
    "[player.vimeo.com](https://player.vimeo.com/video/1)",
  ],
  ["a frame that nobody sees", '<iframe src="https://zaehler.example/" height="0"></iframe>', ""],
  [
    "an address alone",
    "<p>https://www.youtube.com/watch?v=x</p>",
    "[https://www.youtube.com/watch?v=x](https://www.youtube.com/watch?v=x)",
  ],
  [
    "a file",
    `<div class="wp-block-file"><object data="/p.pdf"></object><a href="/p.pdf">Preise</a><a href="/p.pdf" download>Herunterladen</a></div>`,
    "[Preise](/p.pdf) [Herunterladen](/p.pdf)",
  ],
])("anything that Markdown can't express is converted to what it can: %s", async (_, html, markdown) => {
  expect(await markdownOf(html)).toBe(markdown || TEXT);
});

test.each([
  ["to a place of the page", '<p><a href="#unten">Nach unten</a></p>', "Nach unten"],
  ["to programs", '<p><a href="javascript:void(0)">Klick</a></p>', "Klick"],
  ["that are relative", '<p><a href="../bach/">Bach</a></p>', "[Bach](/arbeiten/bach/)"],
  [
    "to addresses that a shield hides",
    '<p><a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="422b2c242d02232e366c273a232f322e27">[email&#160;protected]</a></p>',
    "[info@alt.example](mailto:info@alt.example)",
  ],
  ["side by side", '<p><a href="/a/">Eins</a><a href="/b/">Zwei</a></p>', "[Eins](/a/) [Zwei](/b/)"],
  ["without words", '<p>Vorn<a href="/a/"></a></p>', "Vorn"],
])("links %s", async (_, html, markdown) => {
  expect(await markdownOf(html)).toBe(markdown);
});

test("relative addresses are resolved against the page's base", async () => {
  expect(await markdownOf('<p><a href="bach/">Bach</a></p>', '<base href="/andere/">')).toBe("[Bach](/andere/bach/)");
});

test("a page without WordPress data provides its own title, date and categories", async () => {
  const head = `<meta property="article:published_time" content="2019-03-01T10:00:00+01:00"><meta name="description" content="Ein Film
    über ein Haus">`;
  const body = `<main><h1>Das Haus<br>am See</h1><p>${TEXT}</p></main><a rel="category tag" href="/x/">Film</a><a rel="category" href="/y/">Allgemein</a>`;
  expect(await read(body, head)).toMatchObject({
    title: "Das Haus am See",
    date: "2019-03-01T09:00:00.000Z",
    categories: ["Film"],
    description: "Ein Film über ein Haus",
    number: null,
    text: { markdown: TEXT, notes: [] },
  });
});

test("WordPress's data take precedence; its text itself is only taken from the page", async () => {
  const terms = ["category", "post_tag"].map((taxonomy) => ({ taxonomy, id: "1", name: taxonomy, address: "" }));
  const rendered = `<p>${TEXT}</p><p>geheim</p>`;
  const entry = {
    id: "7",
    type: "werk",
    title: "Haus & Hof",
    date: "2020-01-01T00:00:00.000Z",
    rendered,
    isProtected: false,
    terms,
  };
  expect(await read(`<main><h1>Haus</h1><p>${TEXT}</p></main>`, "", entry)).toMatchObject({
    kind: { kind: "entry", type: "werk" },
    number: "7",
    title: "Haus & Hof",
    date: "2020-01-01T00:00:00.000Z",
    categories: ["category"],
    text: { markdown: TEXT },
  });
});

test("an entry's main picture isn't part of its text", async () => {
  const body = `<main><figure class="post-thumbnail"><img class="wp-post-image" src="data:x" data-src="/x.jpg" alt="X"><figcaption>Oben</figcaption></figure><p>${TEXT}</p></main>`;
  expect(await read(body)).toMatchObject({
    image: { url: `${ORIGIN}/x.jpg`, alternativeText: "X" },
    text: { markdown: TEXT },
  });
});

test("of several entries that lead to one page, the page's own is used", async () => {
  const entry = { type: "post", title: "", date: "", rendered: "", isProtected: false, terms: [] };
  const named = [
    { ...entry, id: "7", title: "Ohne Seite" },
    { ...entry, id: "8", title: "Mit Seite" },
  ];
  const html = '<link rel="shortlink" href="/?p=8">';
  expect(await read(`<main><p>${TEXT}</p></main>`, html, undefined, named)).toMatchObject({
    number: "8",
    title: "Mit Seite",
  });
});

test.each([
  ["its heading, whichever it is", "<h2>Haus</h2><h1>Ein Weg</h1>", `# Ein Weg\n\n${TEXT}`],
  ["the first large heading, where none is the same", "<h1>Ein Haus</h1>", TEXT],
  ["the way to it", "<p>Sie sind hier: <a href='/'>Start</a> › Haus</p>", TEXT],
])("an entry's title is imported once: %s is removed", async (_, html, markdown) => {
  const entry = { id: "7", type: "post", title: "Haus", date: "", rendered: "", isProtected: false, terms: [] };
  expect((await read(`<main>${html}<p>${TEXT}</p></main>`, "", entry)).text.markdown.replaceAll(ORIGIN, "")).toBe(
    markdown,
  );
});

test.each([
  ["Veröffentlicht am 1. März 2019 von Chefin", "2019-03-01T00:00:00.000Z", ""],
  ["12.05.2020", "2020-05-12T00:00:00.000Z", ""],
  [
    "Am 12.05.2020 haben wir lange gewartet, und dann kam der Kran, den wir schon seit Wochen bestellt hatten.",
    null,
    "bleibt",
  ],
  ["Drei Tage im Mai 2020", null, "bleibt"],
])("a byline above the text gives its date: %s", async (line, date, rest) => {
  const { date: found, text } = await read(`<main><p>${line}</p><p>${TEXT}</p></main>`);
  expect([found, text.markdown]).toEqual([date, rest ? `${line}\n\n${TEXT}` : TEXT]);
});

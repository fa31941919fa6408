import { expect, test } from "vitest";
import { cut } from "../fit/cut-text.ts";
import { anchorOf, spellings, targetOf } from "../fit/link-targets.ts";
import { addressesIn, rewriteAddresses } from "./addresses.ts";
import { htmlToMarkdown, withoutHtml } from "./html-to-markdown.ts";

const MARKDOWN = `# Titel\n\nEin *Satz*  mit\nZeilen & [Link](https://alt.example/a "T").\n\n* eins\n* zwei\n\n[![Bild](/uploads/a.jpg)](/uploads/a.jpg)\n\n![b][b]\n\n[b]: /uploads/b.png\n`;

test("addresses in a text are found wherever Markdown has them, and replaced without touching anything else", () => {
  expect(addressesIn(MARKDOWN).map(({ use, url }) => `${use} ${url}`)).toEqual([
    "link https://alt.example/a",
    "link /uploads/a.jpg",
    "image /uploads/a.jpg",
    "image /uploads/b.png",
  ]);
  const moved = rewriteAddresses(MARKDOWN, ({ url }) => (url.startsWith("/uploads/") ? `/neu${url}` : undefined));
  expect(moved).toBe(MARKDOWN.replaceAll("/uploads/", "/neu/uploads/"));
  expect(rewriteAddresses("a ![x](y) b `![x](y)`", () => null)).toBe("a  b `![x](y)`");
  expect(rewriteAddresses("Eins\n\n![x](y)\n\nZwei", () => null)).toBe("Eins\n\nZwei");
});

test("a text that is nested too deeply is imported as plain words, which is reported; the import continues", () => {
  for (const tag of ["div", "b", "blockquote", "ul"]) {
    let told = 0;
    const tell = () => {
      told += 1;
    };
    expect(htmlToMarkdown(`${`<${tag}>`.repeat(20_000)}Ein Satz.`, undefined, tell)).toBe("Ein Satz.");
    expect(told).toBe(1);
  }
  const html = `${"<div>".repeat(20_000)}x`;
  expect(withoutHtml(html)).toBe(html);
});

test("Markdown without HTML stays as it is, to the letter", () => {
  expect(withoutHtml(MARKDOWN)).toBe(MARKDOWN);
});

test.each([
  ["<p>Ein <b>fetter</b> und <i>schräger </i>Satz.</p>", "Ein **fetter** und *schräger* Satz."],
  ["<p>Zeile<br>zwei</p><ul><li>a</li></ul>", "Zeile\\\nzwei\n\n- a"],
  ["<table><tr><th>A</th></tr><tr><td>1</td></tr></table>", "| A |\n| - |\n| 1 |"],
  ['<div style="color:red"><font size=7>Wort</font></div><script>alert(1)</script>', "Wort"],
  ['<video><source src="/film.mp4"></video>', "![](/film.mp4)"],
  ['<iframe src="//www.youtube.com/embed/x" title="Film"></iframe>', "[Film](https://www.youtube.com/embed/x)"],
  ["<!-- Notiz --><h2>Titel</h2>", "## Titel"],
  ["<b><p>Ein <a href='/a'>Satz</a>.</p> <i><ul><li>a</ul></i></b>", "**Ein [Satz](/a).**\n\n- ***a***"],
  [
    "<table><caption>Preise</caption><tr><td>A<td>1<br>2<tr><td><p>B</p><ol><li>C</ol><td>3</table>",
    "Preise\n\n| A      | 1 2 |\n| ------ | --- |\n| B 1. C | 3   |",
  ],
  ["<table><tr><td><p>Rahmen</p></table>", "Rahmen"],
  ["<h2><div>Wir</div><div>filmen</div></h2>", "## Wir filmen"],
  ["<details><summary><h3>Was?</h3></summary>120 €</details>", "### Was?\n\n120 €"],
])("%j is %j", (html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown);
});

test("a cell is as wide as is legible, whatever width it claims", () => {
  const [head = ""] = htmlToMarkdown("<table><tr><td>A<td>B<tr><td colspan=1000000>C</table>").split("\n");
  expect(head.split("|").length).toBeLessThan(300);
});

test("HTML within Markdown becomes Markdown, and its lines stay lines", () => {
  expect(withoutHtml("Erste\nzweite **Zeile**\n\n<center>Mitte</center>")).toBe("Erste\\\nzweite **Zeile**\n\nMitte");
});

test("a text is cut at a word's end", () => {
  expect(cut("Ein langer Satz mit Wörtern", 20)).toBe("Ein langer Satz mit…");
  expect(cut("kurz", 20)).toBe("kurz");
});

test("anchors and menu targets are converted to what our forms accept", () => {
  expect(["Über uns", "Beratung", "contact", "???"].map(anchorOf)).toEqual([
    "ueber-uns",
    "beratung",
    "contact-leistung",
    "abschnitt",
  ]);
  const anchors = new Map([["Über uns", "ueber-uns"]]);
  const target = (name: string) => targetOf(name, anchors, ["https://www.alt.example"]);
  expect(
    [
      "#contact",
      "/#Über uns",
      "Kontakt",
      "/projekte?seite=2",
      "https://www.alt.example/projekte",
      "https://neu.example",
      "javascript:x",
    ].map(target),
  ).toEqual(["contact", "ueber-uns", "kontakt", "/projekte?seite=2", "/projekte", "https://neu.example", null]);
  expect(spellings("contact").slice(0, 2)).toEqual(["/#contact", "/?menue=2#contact"]);
  expect(spellings("/projekte?seite=2")[0]).toBe("/projekte?seite=2&menue=2");
});

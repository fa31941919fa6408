import { type Cheerio, load } from "cheerio";
import type { Element } from "domhandler";
import { expect, test } from "vitest";
import { OldServers } from "../../../content/src/moving-in/old-servers.ts";
import { removeHidden } from "./hidden.ts";
import { StyleReader } from "./styles.ts";
import { Visitor } from "./visitor.ts";

const ORIGIN = "https://alt.example";

const LONG = "Ein langer Text steht hier, den alle Besucher lesen können, und der auf der Seite das meiste ist.";

/** The remaining words of a part of a page beside its long text, and the doubts. */
async function see(html: string, css = "", text = LONG) {
  const $ = load(`<head><style>${css}</style></head><body><main><p>${text}</p>${html}</main></body>`);
  const main = $("main") as Cheerio<Element>;
  const styles = new StyleReader(new Visitor(ORIGIN, new OldServers()));
  const doubts = removeHidden($, main, await styles.stylesOf($, `${ORIGIN}/`));
  const isTaken = doubts.some((doubt) => doubt.isTaken);
  return { words: wordsIn(main).replace(text, "").trim(), doubts: doubts.map(({ words }) => words), isTaken };
}

const wordsIn = (main: Cheerio<Element>) =>
  (main.html() ?? "")
    .replace(/<[^>]*>|\s+/g, " ")
    .replace(/ +/g, " ")
    .trim();

const PART = "Drei kurze Wörter";

test.each([
  ["the attribute", `<p hidden>${PART}</p>`, ""],
  ["a style of its own", `<p style="color:red; display: none">${PART}</p>`, ""],
  ["a class", `<p class="intern">${PART}</p>`, ".intern { display: none }"],
  [
    "a class of something around it",
    `<div class="intern"><div><p>${PART}</p></div></div>`,
    ".intern { display: none }",
  ],
  ["a selector of several parts", `<div class="a"><p>${PART}</p></div>`, "main > .a p { display: none }"],
  ["a later rule", `<p class="a b">${PART}</p>`, ".a { display: block } .b { display: none }"],
  ["a rule that is important", `<p class="a" style="display:block">${PART}</p>`, ".a { display: none !important }"],
  ["a rule for wide screens", `<p class="a">${PART}</p>`, "@media (min-width: 600px) { .a { display: none } }"],
  ["visibility", `<p class="a">${PART}</p>`, ".a { visibility: hidden }"],
  ["a closed dialog that nothing opens", `<dialog>${PART}</dialog>`, ""],
  [
    "a class for screen readers",
    `<span class="screen-reader-text">${PART}</span>`,
    ".screen-reader-text { clip: rect(1px, 1px, 1px, 1px); position: absolute }",
  ],
  ["a name that promises nothing", `<div class="entwurf">${PART}</div>`, ".entwurf { display: none }"],
])("hidden by %s", async (_, html, css) => {
  expect(await see(html, css)).toMatchObject({ words: "", doubts: [] });
});

test.each([
  ["a later rule shows it again", `<p class="a b">${PART}</p>`, ".a { display: none } .b { display: block }"],
  ["a stronger rule shows it again", `<p id="c" class="a">${PART}</p>`, "#c { display: block } .a { display: none }"],
  ["its own style shows it again", `<p class="a" style="display:block">${PART}</p>`, ".a { display: none }"],
  ["the rule is for print", `<p class="a">${PART}</p>`, "@media print { .a { display: none } }"],
  ["the rule is for small screens", `<p class="a">${PART}</p>`, "@media (max-width: 600px) { .a { display: none } }"],
  ["the rule is for a moment", `<p class="a">${PART}</p>`, ".a:hover { display: none }"],
  ["the rule is for another element", `<p class="a">${PART}</p>`, "div.a, .b .a { display: none }"],
  ["details", `<details><summary>Drei</summary><p class="a">kurze Wörter</p></details>`, ".a { display: none }"],
  ["a button names it", `<button aria-controls="a">Drei</button><p id="a">kurze Wörter</p>`, "#a { display: none }"],
  ["a link names it", `<a href="#a">Drei</a><p id="a" class="popup">kurze Wörter</p>`, ".popup { display: none }"],
  [
    "a tab names it",
    `<a role="tab" data-bs-target="#a">Drei</a><div class="tab-pane" id="a">kurze Wörter</div>`,
    ".tab-pane { display: none }",
  ],
  [
    "a panel of tabs",
    `<h3 id="t">Drei</h3><div role="tabpanel" aria-labelledby="t">kurze Wörter</div>`,
    "[role=tabpanel] { display: none }",
  ],
  [
    "an accordion",
    `<div class="accordion"><h3>Drei</h3><div class="accordion-content">kurze Wörter</div></div>`,
    ".accordion-content { display: none }",
  ],
  ["a dialog that a button opens", `<button data-open="d">Drei</button><dialog id="d">kurze Wörter</dialog>`, ""],
  ["it appears when it is scrolled to", `<p data-aos="fade-up">${PART}</p>`, "[data-aos] { opacity: 0 }"],
  [
    "Elementor lets it appear",
    `<p class="elementor-invisible">${PART}</p>`,
    ".elementor-invisible { visibility: hidden }",
  ],
  [
    "a high line",
    `<p class="a">${PART}</p>`,
    ".a { opacity: 0.9; font-size: 12px; left: -5px; text-indent: -1em; height: 0.5em }",
  ],
])("shown: %s", async (_, html, css) => {
  expect(await see(html, css)).toMatchObject({ words: PART, doubts: [] });
});

test.each([
  ["far off the screen", `<p class="a">${PART}</p>`, ".a { position: absolute; left: -9999px }"],
  ["indented far off", `<p class="a">${PART}</p>`, ".a { text-indent: -9999px }"],
  ["clear", `<p class="a">${PART}</p>`, ".a { opacity: 0 }"],
  ["without a size", `<p class="a">${PART}</p>`, ".a { font-size: 0 }"],
  ["without a color", `<p class="a">${PART}</p>`, ".a { color: transparent }"],
  ["of a clear color", `<p class="a">${PART}</p>`, ".a { color: rgba(0, 0, 0, 0) }"],
  ["clipped away", `<p class="a">${PART}</p>`, ".a { clip: rect(0, 0, 0, 0); position: absolute }"],
  ["clipped by a path", `<p class="a">${PART}</p>`, ".a { clip-path: inset(50%) }"],
  ["flat", `<div class="a"><p>${PART}</p></div>`, ".a { max-height: 0; overflow: hidden }"],
  ["a window that nothing seems to open", `<div class="modal">${PART}</div>`, ".modal { display: none }"],
])("in doubt, and so left out and listed: %s", async (_, html, css) => {
  expect(await see(html, css)).toMatchObject({ words: "", doubts: [PART] });
});

test("a doubtful part that is the main text stays, and is listed", async () => {
  const css = ".a { opacity: 0 }";
  expect(await see(`<div class="a">${LONG}</div>`, css, "Kurz.")).toMatchObject({
    words: LONG,
    doubts: [LONG],
    isTaken: true,
  });
});

test("a long doubtful part is listed by its beginning, pictures alone by their number, and a single word not at all", async () => {
  const css = ".a { opacity: 0 }";
  const text = "Wort ".repeat(100);
  const { doubts } = await see(
    `<p class="a">${text}</p><p class="a"><img src="b.jpg"><img src="c.jpg"></p><p class="a">Neu</p>`,
    css,
    text.repeat(2),
  );
  expect(doubts).toEqual([`${"Wort ".repeat(20).trimEnd()} …`, "2 Bilder"]);
});

test("a picture that is transparent until loaded is shown, as is a large one behind a link that is hidden", async () => {
  const $ = load(`<head><style>.lazy { opacity: 0 } .off { display: none }</style></head><body><main>${LONG}
    <img class="lazy" src="a.jpg"><a href="b.jpg"><img class="off" src="b-300x200.jpg"></a><img class="off" src="c.jpg"></main></body>`);
  const styles = new StyleReader(new Visitor(ORIGIN, new OldServers()));
  removeHidden($, $("main") as Cheerio<Element>, await styles.stylesOf($, `${ORIGIN}/`));
  expect(
    $("img")
      .toArray()
      .map(({ attribs }) => attribs.src),
  ).toEqual(["a.jpg", "b-300x200.jpg"]);
});

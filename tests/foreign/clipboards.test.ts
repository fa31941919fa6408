// @long content/src/fields/markdown
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { openEditor } from "../../testing/text-editor.ts";

const FOLDER = new URL("clipboards/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, FOLDER), "utf8");
const NAMES = readdirSync(FOLDER).flatMap((name) => /^(.+)\.clipboard$/.exec(name)?.[1] ?? []);

let editor: ReturnType<typeof openEditor> | null = null;
afterEach(() => editor?.close());

function opened(text?: string): ReturnType<typeof openEditor> {
  editor = openEditor(text);
  return editor;
}

test.each(NAMES)("text copied from other programs keeps its author's meaning: %s", async (name) => {
  const each = opened();
  each.paste({ html: read(`${name}.clipboard`) });
  const [, sentence = null, markdown] = /^(?:<!-- (.*) -->\n)?([\s\S]*)$/.exec(read(`${name}.md`).trim()) ?? [];
  expect(each.markdown()).toBe(markdown);
  expect((await each.said()).left).toBe(sentence);
});

const TABLE = "| Leistung | Preis |\n| -------- | ----- |\n| Portrait | 120 € |";

test.each([
  [{ text: "Studio und draußen\n\nhalber Tag" }, "Studio und draußen<br>halber Tag"],
  [{ html: "<ul><li>a<li>b</ul><hr><p>c" }, "a<br>b<br>c"],
  [{ html: "<ol start=3><li>a<li>b</ol>" }, "3. a<br>4. b"],
  [{ html: "<table><tr><td>1<td>2<tr><td>3<td>4</table>" }, "1 \\| 2<br>3 \\| 4"],
  [{ html: "<h2>Preis</h2><blockquote><p>gut</blockquote>" }, "Preis<br>gut"],
])("a cell accepts %j as lines, and its neighbours stay", (clipboard, lines) => {
  const each = opened(TABLE);
  each.goBehind("Portrait");
  each.paste(clipboard);
  expect(each.markdown().replace(/ +/g, " ").replace(/-+/g, "-")).toBe(
    `| Leistung | Preis |\n| - | - |\n| Portrait${lines} | 120 € |`,
  );
});

test("a list pasted after text stays a list", () => {
  const each = opened("Wir bieten:");
  each.goBehind("bieten:");
  each.paste({ html: "<ul><li>Portrait<li>Film</ul>" });
  expect(each.markdown()).toBe("Wir bieten:\n\n- Portrait\n- Film");
});

test("a list pasted after an item continues that list", () => {
  const each = opened("- Portrait\n- Film");
  each.goBehind("Portrait");
  each.paste({ html: "<ul><li>Hochzeit<li>Luftbild</ul>" });
  each.type("er");
  expect(each.markdown()).toBe("- Portrait\n- Hochzeit\n- Luftbilder\n- Film");
});

test.each([
  ["CO<sub>2</sub>, H<sub>2</sub>O, 5 m<sup>3</sup>, x<sup>2n</sup>", "CO₂, H₂O, 5 m³, x²ⁿ"],
  ["99 €<sup>1)</sup>, 10<sup>−3</sup>, 2<sup>n+1</sup>", "99 €¹⁾, 10⁻³, 2ⁿ⁺¹"],
  ["Werk<sup>TM</sup>, M<sup>lle</sup>, 1<sup>st</sup>, x<sub>max</sub>", "Werk™, Mlle, 1st, xₘₐₓ"],
])("superscript and subscript digits keep their meaning: %s", (html, words) => {
  const each = opened();
  each.paste({ html: `<p>${html}</p>` });
  expect(each.editor.getText()).toBe(words);
});

const split = (...words: string[]) =>
  words.map((each) => `<div aria-hidden="true" style="position: relative; display: inline-block">${each}</div>`).join(" ");

test.each([
  [`<h2 aria-label="Wir filmen">${split("Wir", "filmen")}</h2><p>Seit 2004`, "## Wir filmen\n\nSeit 2004"],
  [`<h2><span class="sr-only">Wir filmen</span>${split("Wir", "filmen")}</h2>`, "## Wir filmen"],
  [`<p>Vor</p><p aria-label="Wir filmen">${split("Wir", "filmen")}</p><p>Nach`, "Vor\n\nWir filmen\n\nNach"],
  [`<div><div aria-label="Wir filmen">${split("Wir", "filmen")}</div><p>Nach</div>`, "Wir filmen\n\nNach"],
  [
    "<h2><div aria-hidden=true>Wir filmen</div><div aria-hidden=true><div aria-hidden=true>Hochzeiten</div></div></h2>",
    "## Wir filmen Hochzeiten",
  ],
  [`<h2>${split("<div style='display:inline-block'>W</div><div style='display:inline-block'>ir</div>")}</h2>`, "## Wir"],
  ["<h2>03 <span aria-hidden=true>Wir filmen</span></h2>", "## 03 Wir filmen"],
  ["<p><span aria-hidden=true>120 €</span><span class=sr-only>hundertzwanzig Euro</span></p>", "120 €"],
  ["<h3><button>Was kostet das?<svg aria-hidden=true></svg></button></h3><p>120 €", "### Was kostet das?\n\n120 €"],
  ["<button><h3>Was kostet das?</h3></button><p>120 €", "### Was kostet das?\n\n120 €"],
  [`<h2 aria-label="der der Film">${split("der", "der")}</h2>`, "## der der"],
  [`<h2>${split("K", "u", "s", "K", "u", "s")}</h2>`, "## K u s K u s"],
  [`<h2>${split("Wir", "und", "wer", "und", "was")}</h2>`, "## Wir und wer und was"],
  ["<details><summary><button>Was?</button></summary><p>120 €</details>", "Was?\n\n120 €"],
])("visible words stay, even if a screen reader gets them another way: %s", (html, markdown) => {
  const each = opened();
  each.paste({ html });
  expect(each.markdown()).toBe(markdown);
});

test.each([
  "<h2>Wir filmen<span aria-hidden=true>Wir filmen</span></h2>",
  "<h2><span aria-hidden=true class=material-icons>home</span>Wir filmen<a aria-hidden=true>#</a></h2>",
  "<div><div><i aria-hidden=true class=material-icons>home</i></div><h2>Wir filmen</h2></div>",
  "<h2>Wir filmen <button aria-label='Link kopieren'><svg></svg></button></h2>",
  "<h2>Wir filmen</h2><div><span aria-hidden=true>\ue88a</span></div><button>Teilen</button>",
])("duplicates, icons and commands are removed: %s", async (html) => {
  const each = opened();
  each.paste({ html });
  expect(each.markdown()).toBe("## Wir filmen");
  expect((await each.said()).left).toBeNull();
});

const item = (sign: string, words: string) =>
  `<p style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span><![endif]>${words}</p>`;

test.each([
  [["3.", "4.", "5."], "3. a\n4. b\n5. c"],
  [["1.", "3.", "2."], "1. a\n\n3) b\n\n2. c"],
  [["IV.", "V.", "VI."], "IV. a\n\nV. b\n\nVI. c"],
  [["h)", "i)", "j)"], "h) a\n\ni) b\n\nj) c"],
  [["(1)", "(2)", "(3)"], "(1) a\n\n(2) b\n\n(3) c"],
  [["1)", "2)", "3)"], "1\\) a\n\n2\\) b\n\n3\\) c"],
  [["01.", "02.", "03."], "01\\. a\n\n02\\. b\n\n03\\. c"],
  [["2.1.", "2.2.", "2.3."], "2.1. a\n\n2.2. b\n\n2.3. c"],
  [["§ 2", "§ 2a", "§ 3"], "§ 2 a\n\n§ 2a b\n\n§ 3 c"],
  [["Schritt 1:", "Schritt 2:", "Schritt 3:"], "Schritt 1: a\n\nSchritt 2: b\n\nSchritt 3: c"],
  [["·", "o", "§"], "- a\n- b\n- c"],
])("Word's bullets and numbers %j stay as read, as a list only if it has the same numbers", (signs, list) => {
  const each = opened();
  each.paste({ html: signs.map((sign, index) => item(sign, "abc"[index] ?? "")).join("") });
  expect(each.markdown()).toBe(list);
});

test.each([
  ["<ol type=a><li>x<li>y</ol>", "a. x\n\nb. y"],
  ["<ol start=27 style='list-style-type: upper-latin'><li>x<li><b>y</b></ol>", "AA. x\n\nAB. **y**"],
  ["<ol type=i start=4><li><p>x<li value=9><p>y</ol>", "iv. x\n\nix. y"],
  ["<ol><li>x<ol><li style='list-style-type:lower-alpha'>y</ol><li>z</ol>", "1. x\n\n   a. y\n2. z"],
  ["<ol><li>x<ol><li>y</ol><ol><li>y</ol><li>z</ol>", "1. x\n   1. y\n   1) y\n2. z"],
  ["<ol start=0><li>x<li value=5>y<li>z</ol>", "0. x\n\n5) y\n6) z"],
  ["<ol reversed><li>x<li>y</ol>", "2. x\n\n1) y"],
  ["<ol start=-1><li>x<li>y</ol>", "-1. x\n\n0. y"],
  ["<ol style='list-style: none'><li>x</ol>", "- x"],
  ["<ol type=A><li><h3>x</h3><p>y</ol>", "### A. x\n\ny"],
  ["<ol><li data-leveltext='%1.' data-listid=1>x</ol><ol><li data-leveltext='%1.%2.' data-listid=1 aria-level=2>y</ol>", "1. x\n\n   1.1. y"],
  ["<h2 style='mso-list:l1 level2 lfo2'><span style='mso-list:Ignore'>1.1<span>&nbsp; </span></span>x</h2>", "## 1.1 x"],
  ["<h2 style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>x</h2>", "## 1. x"],
  ["<div class=O><span style='mso-special-format:numbullet'>3)</span>x</div>", "3\\) x"],
])("a visible number stays that number: %s", (html, markdown) => {
  const each = opened();
  each.paste({ html });
  expect(each.markdown()).toBe(markdown);
});

test("a fragment from another ProseMirror editor is cleaned, and keeps all cells", async () => {
  const each = opened();
  each.paste({
    html: `<p data-pm-slice="1 1 []">Preise:</p><table><tr><td colspan=2><p>2027<tr><td><p>Film<td><p>900 €</table>
      <p><img src="https://beispiel.example/a.png"></p><p><a href="/wiki/1">Wiki</a><p style="display:none">versteckt`,
  });
  expect(each.markdown()).toBe("Preise:\n\n| 2027 |       |\n| ---- | ----- |\n| Film | 900 € |\n\nWiki");
  expect((await each.said()).left).toContain("1 Bild");
});

test("text copied within a text is pasted unchanged", () => {
  const text = "Siehe [unten](/agb):\n\n| A | B |\n| :-- | -: |\n| 1 | 2 |\n\n3. drei\n4. vier";
  const each = opened(text);
  each.editor.commands.selectAll();
  const { dom } = each.editor.view.serializeForClipboard(each.editor.state.selection.content());
  each.paste({ html: dom.innerHTML });
  const plain = (words: string) => words.replace(/ +/g, " ").replace(/-+/g, "-");
  expect(plain(each.markdown())).toBe(plain(text));
});

test("a page shows every cell of a table, however wide the cells above it are", () => {
  const each = opened();
  each.editor.commands.insertContent("<table><tr><td colspan=2>A</td></tr><tr><td>B</td><td>C</td></tr></table>");
  expect(each.page()).toContain(">C</td>");
});

const SOURCE = "https://de.wikipedia.org/wiki/Foto?a=b&amp;utm_source=chatgpt.com";

test.each([
  [`<p>So ist es immer.<span><a href="${SOURCE}"><span>Wikipedia</span></a></span>`, "So ist es immer. [Wikipedia](…)"],
  [`<p>So ist es (<a href="${SOURCE}">Wikipedia</a>).`, "So ist es ([Wikipedia](…))."],
  [`<p>So ist es</p><p><a href="${SOURCE}">Wikipedia</a>`, "So ist es\n\n[Wikipedia](…)"],
])("a source cited by ChatGPT links directly, without a click tracker: %s", (html, markdown) => {
  const each = opened();
  each.paste({ html });
  expect(each.markdown()).toBe(markdown.replace("…", "https://de.wikipedia.org/wiki/Foto?a=b"));
});

test("a task list keeps its completed tasks", async () => {
  const each = opened();
  each.paste({ html: "<ul><li><input type=checkbox checked> Plan<li><p><input type=checkbox> Bau</p></ul>" });
  expect(each.markdown()).toBe("- [x] Plan\n- [ ] Bau");
  const box = "<img src='data:image/png;base64,AA==' aria-roledescription=checkbox>";
  each.clear();
  each.paste({ html: `<ul><li role=checkbox aria-checked=true>${box}<p>Plan<li role=checkbox>${box}<p>Bau</ul>` });
  expect(each.markdown()).toBe("- [x] Plan\n- [ ] Bau");
  expect((await each.said()).left).toBeNull();
  each.clear();
  each.paste({ html: "<ul><li>[x] Plan<li>[ ] <strong>Bau</strong><li>[x]</ul>" });
  expect(each.markdown()).toBe("- [x] Plan\n- [ ] **Bau**\n- \\[x]");
});

test("a code block contains only its code, without the name and button above it", () => {
  const each = opened();
  const head = "<div><div>python</div><div><button>Code kopieren</button></div></div>";
  const code = '<code class="language-python"><span>def f():\n</span><span>    return 1</span></code>';
  each.paste({ html: `<p>So:<pre>${head}<div><div>${code}</div></div></pre><p>Fertig` });
  expect(each.markdown()).toBe("So:\n\n```python\ndef f():\n    return 1\n```\n\nFertig");
});

const TAGS = [
  ...[
    "p",
    "div",
    "span",
    "b",
    "sup",
    "ul",
    "ol",
    "ol start=3",
    "li",
    "li data-listid=1 data-aria-level=2",
    "blockquote",
  ],
  ...["p style='mso-list:l0 level1 lfo1'", "p style='mso-list:l0 level3 lfo1'", "p class=MsoListParagraph", "h2", "dl"],
  ...[
    "table",
    "caption",
    "tr",
    "td",
    "td rowspan=2",
    "td colspan=3",
    "td rowspan=0",
    "th",
    "pre",
    "figure",
    "a href='#x'",
  ],
];
const anyHtml = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5, depthSize: "small" },
    fc.constant("+ "),
    fc
      .tuple(fc.constantFrom(...TAGS), fc.array(tie("node"), { maxLength: 4 }))
      .map(([tag, within]) => `<${tag}>${within.join("")}</${tag.split(" ")[0]}>`),
  ),
})).node;

test("no pasted word is lost, in cells either, and the neighbouring cell stays", () => {
  const each = opened();
  fc.assert(
    fc.property(fc.array(anyHtml, { minLength: 1, maxLength: 5 }), fc.boolean(), (nodes, inCell) => {
      let count = 0;
      const html = nodes.join("").replace(/\+/g, () => `w${count++}w`);
      each.clear();
      if (inCell) each.editor.commands.insertContent("<table><tr><td>vor</td><td>nach</td></tr></table>");
      each.goBehind("vor");
      each.paste({ html });
      each.editor.state.doc.check();
      const page = each.page();
      expect(Array.from({ length: count }, (_, at) => page.includes(`w${at}w`))).not.toContain(false);
      expect(page.split(/vor|>nach</).length).toBe(inCell ? 3 : 1);
    }),
    {
      numRuns: 40,
      examples: [
        [["<p><table><caption></caption><caption>+ </caption></table></p>"], false],
        [["<h2><p><pre></pre>+ + </p></h2>", "<p></p>"], false],
        [["<table><caption>+ </caption><caption>+ </caption><tr><td>+ </td></tr></table>"], false],
        [["<table><caption>+ </caption><tr><td>+ </td><td>+ </td></tr><caption>+ </caption></table>"], true],
      ],
    },
  );
});

test("Tab moves through the cells and adds a row after the last; Escape and Tab leave", () => {
  const each = opened(TABLE);
  each.goBehind("Portrait");
  expect(each.press("Tab")).toBe(true);
  each.type("99 €");
  each.press("Tab");
  each.type("Film");
  expect(each.markdown()).toBe(
    "| Leistung | Preis |\n| -------- | ----- |\n| Portrait | 99 €  |\n| Film     |       |",
  );
  each.press("Escape");
  expect(each.press("Tab")).toBe(false);
  each.type("x");
  expect(each.press("Tab")).toBe(true);
});

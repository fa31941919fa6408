import { readdirSync, readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { openEditor } from "../../testing/text-editor.ts";

const FOLDER = new URL("clipboards/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, FOLDER), "utf8");
const NAMES = readdirSync(FOLDER).flatMap((name) => /^(.+)\.clipboard$/.exec(name)?.[1] ?? []);

let editor: ReturnType<typeof openEditor> | null = null;
afterEach(() => editor?.close());

function anew(text?: string): ReturnType<typeof openEditor> {
  editor = openEditor(text);
  return editor;
}

test.each(NAMES)("what programs copy arrives as its author meant it: %s", async (name) => {
  const each = anew();
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
])("a cell takes %j as lines, and its neighbours stay", (clipboard, lines) => {
  const each = anew(TABLE);
  each.goBehind("Portrait");
  each.paste(clipboard);
  expect(each.markdown().replace(/ +/g, " ").replace(/-+/g, "-")).toBe(
    `| Leistung | Preis |\n| - | - |\n| Portrait${lines} | 120 € |`,
  );
});

test("cells fill empty cells, and cover none with words", () => {
  const each = anew("| A | B |\n| - | - |\n|   |   |\n|   |   |");
  each.editor.commands.focus("start");
  for (const _ of "12") each.press("Tab");
  each.paste({ html: "<table><tr><td>1<td>2<tr><td>3<td>4</table>" });
  expect(each.markdown()).toBe("| A | B |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |");
});

test("a list that is pasted behind words stays a list", () => {
  const each = anew("Wir bieten:");
  each.goBehind("bieten:");
  each.paste({ html: "<ul><li>Portrait<li>Film</ul>" });
  expect(each.markdown()).toBe("Wir bieten:\n\n- Portrait\n- Film");
});

test("Tab goes through the cells and makes a row after the last; Escape and Tab leave", () => {
  const each = anew(TABLE);
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

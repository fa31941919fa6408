import fc from "fast-check";
import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import { afterEach, expect, test } from "vitest";
import { openEditor } from "../../testing/text-editor.ts";

type Node = DefaultTreeAdapterMap["node"];

function wordsOn(html: string): string[] {
  const text = (node: Node): string => {
    if ("value" in node) return node.value;
    const within = "childNodes" in node ? node.childNodes.map(text).join("") : "";
    return /^(?:p|br|li|h\d)$/.test(node.nodeName) ? ` ${within} ` : within;
  };
  return wordsIn(text(parseFragment(html)));
}

const wordsIn = (text: string) => text.split(/[\s\u00a0]+/).filter(Boolean);

/** Fragments of normal text that Markdown, HTML or a list of dates could misinterpret. */
const PIECES = [
  ..."abäößÜ0123456789",
  ..."*_~`#>+-=|\\/<>[](){}!?.,:;&%$€§@^'\"„“‚‘–—…·•°²³½",
  ..." \t\u00a0",
  ..."\n\n",
  ...["Kund*innen", "_neu_", "**", "__", "~~", "--", "---", "===", "```", "24.", "3. Oktober:", "1)", "- ", "+ 49 221"],
  ...[
    "<Name eintragen>",
    "<br>",
    "</p>",
    "&amp;",
    "&copy",
    "[x]",
    "[^1]",
    "[^1]: ",
    "](",
    "![",
    "{{E-Mail}}",
    "C:\\neu",
  ],
  ...[
    "www.example.de",
    "https://example.de/_a_*b*",
    "name_x@example.de",
    "    vier",
    "\r\n",
    "\n\n",
    "# ",
    "#1",
    "1. ",
    "> ",
  ],
];

const text = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 25 }).map((pieces) => pieces.join(""));

let editor: ReturnType<typeof openEditor> | null = null;
afterEach(() => editor?.close());

function freshEditor(words = ""): NonNullable<typeof editor> {
  editor?.close();
  editor = openEditor(words);
  return editor;
}

test("any pasted plain text appears on the page word for word", () => {
  const each = freshEditor();
  fc.assert(
    fc.property(text, fc.boolean(), (words, plain) => {
      each.clear();
      each.paste({ text: words }, { plain });
      expect(wordsOn(each.page())).toEqual(wordsIn(words));
    }),
    { numRuns: 100 },
  );
});

/** Characters that start a heading or a list. */
const SHORTCUT = /^\s*(?:(?:#{1,6}|-|1\.)\s+)+/gm;

test("any typed text appears on the page word for word, except for headings and lists", () => {
  const each = freshEditor();
  fc.assert(
    fc.property(text, (words) => {
      const typed = words.replace(/\r\n?/g, "\n").replace(SHORTCUT, "");
      each.clear();
      each.type(typed);
      expect(wordsOn(each.page())).toEqual(wordsIn(typed));
    }),
    { numRuns: 40 },
  );
});

test("a pasted text keeps its lines and paragraphs", () => {
  const each = freshEditor();
  each.paste({ text: "Mit freundlichen Grüßen\r\n--\r\nDie Werkstatt\r\n\r\n\r\n\tTel. + 49 221 1234\r\n" });
  expect(each.page()).toBe("<p>Mit freundlichen Grüßen<br>\n--<br>\nDie Werkstatt</p>\n<p>Tel. + 49 221 1234</p>");
});

test.each(["-\n- a", "+\n+ a", "*\n* a", "#\n# a", "1.\n1. a"])("pasted: %j stays two lines", (text) => {
  const each = freshEditor();
  each.paste({ text });
  expect(each.page()).toBe(`<p>${text.replace("\n", "<br>\n")}</p>`);
});

test("addresses become links, typed or pasted, and similar text doesn't", () => {
  const text = "www.example.de und kunde.de und a@example.de bis 8 Uhr.Am Montag heute.in z.B. ";
  const links =
    "[www.example.de](https://www.example.de) und [kunde.de](https://kunde.de) und " +
    "[a@example.de](mailto:a@example.de) bis 8 Uhr.Am Montag heute.in z.B.";
  const each = freshEditor();
  each.type(text);
  expect(each.markdown()).toBe(links);
  each.clear();
  each.paste({ text });
  expect(each.markdown()).toBe(links);
});

test.each([
  ["3. Oktober: offen\n24. Dezember: geschlossen", "<p>3. Oktober: offen</p>\n<p>24. Dezember: geschlossen</p>"],
  ["1. Mai: geschlossen", "<p>1. Mai: geschlossen</p>"],
  ["1. Mai\n2. Juni", "<p>1. Mai</p>\n<p>2. Juni</p>"],
  ["1. 5. 2027", "<p>1. 5. 2027</p>"],
  ["1. bis 3. Mai", "<p>1. bis 3. Mai</p>"],
  ["Kund*innen und *innen", "<p>Kund*innen und *innen</p>"],
  ["5 * 3 * 2", "<p>5 * 3 * 2</p>"],
  ["+ 49 221", "<p>+ 49 221</p>"],
  ["1. Maier anrufen\nPlanen", "<ol>\n<li>Maier anrufen</li>\n<li>Planen</li>\n</ol>"],
  ["- Portrait\nFilm", "<ul>\n<li>Portrait</li>\n<li>Film</li>\n</ul>"],
  ["# Preise\nab 99 €", "<h2>Preise</h2>\n<p>ab 99 €</p>"],
])("typed: %j", (words, page) => {
  const each = freshEditor();
  each.type(words);
  expect(each.page()).toBe(page);
});

test.each(["- ", "1. ", "# ", "### "])("Backspace right after %j restores the typed text", (signs) => {
  const each = freshEditor("Vorher\n\nDanach");
  each.goBehind("Vorher");
  each.press("Enter");
  each.type(signs);
  expect(each.press("Backspace")).toBe(true);
  each.type("x");
  expect(each.editor.getText({ blockSeparator: "\n" })).toBe(`Vorher\n${signs}x\nDanach`);
});

test("pasting Markdown offers to interpret it, which can be undone", async () => {
  const each = freshEditor("Vorher");
  each.goBehind("Vorher");
  const text = "## Preise\n\n- **Portrait**\n- Film";
  each.paste({ text });
  const plain = each.page();
  expect(wordsOn(plain)).toEqual(wordsIn(`Vorher${text}`));
  (await each.said()).asMarkdown?.();
  expect(each.page()).toContain("<strong>Portrait</strong>");
  each.editor.commands.undo();
  expect(each.page()).toBe(plain);
});

test.each([
  "3. Oktober: offen\n24. Dezember: geschlossen",
  "Kund*innen und Mitarbeiter*innen",
  "Grüße\n--",
  "Siehe www.example.de",
])("nobody is offered Markdown for %j", async (text) => {
  const each = freshEditor();
  each.paste({ text });
  expect((await each.said()).asMarkdown).toBeNull();
});

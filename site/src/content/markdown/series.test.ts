import { expect, test } from "vitest";
import { renderPieces } from "./render.ts";

const pieces = (text: string) =>
  renderPieces(text, { apiBaseUrl: "https://cms.example", publicUrl: "https://agentur.example", topHeading: 2 });

test("a paragraph of nothing but uploads is a series, with its words and captions; what is around it is text", () => {
  const text = [
    "# Der Auftrag",
    '![Hafen](/uploads/hafen.jpg "Morgens um fünf") ![](https://agentur.example/uploads/thumbnail_kran.jpg)\n![Film](/uploads/kran.mp4)',
    "Danach [^1].",
    "[^1]: Fußnote",
  ].join("\n\n");
  const [before, series, after] = pieces(text);
  expect(before).toEqual({ kind: "text", html: "<h2>Der Auftrag</h2>" });
  expect(series).toEqual({
    kind: "series",
    files: [
      { url: "/uploads/hafen.jpg", text: "Hafen", caption: "Morgens um fünf" },
      { url: "/uploads/kran.jpg", text: "", caption: null },
      { url: "/uploads/kran.mp4", text: "Film", caption: null },
    ],
  });
  expect(after).toMatchObject({ kind: "text", html: expect.stringContaining("Fußnote") });
});

test.each([
  "Ein ![Bild](/uploads/bild.jpg) im Satz",
  "[![Bild](/uploads/bild.jpg)](/projekte)",
  "![Bild](https://anderswo.example/uploads/bild.jpg)",
  "- ![Bild](/uploads/bild.jpg)",
  "> ![Bild](/uploads/bild.jpg)",
])("a picture that stands in anything else stays in the text: %s", (text) => {
  expect(pieces(text).map(({ kind }) => kind)).toEqual(["text"]);
});

test("no text has no pieces", () => {
  expect(pieces(" \n")).toEqual([]);
  expect(renderPieces(null, { apiBaseUrl: "", topHeading: 2 })).toEqual([]);
});

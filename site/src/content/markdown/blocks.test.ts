import { expect, test } from "vitest";
import { renderPieces } from "./render-markdown.ts";

const pieces = (text: string) =>
  renderPieces(text, { apiBaseUrl: "https://cms.example", publicUrl: "https://agentur.example", topHeading: 2 });

test("a paragraph of only uploads is a series with texts and captions; everything around it is text", () => {
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
  "![Bild](/uploads/bild.jpg) ![Preise](/uploads/preise.pdf)",
])("a picture nested in anything else stays in the text: %s", (text) => {
  expect(pieces(text).map(({ kind }) => kind)).toEqual(["text"]);
});

test("an empty text has no pieces", () => {
  expect(pieces(" \n")).toEqual([]);
  expect(renderPieces(null, { apiBaseUrl: "", topHeading: 2 })).toEqual([]);
});

test("portraits with a name in bold are people, with their roles", () => {
  const text = [
    "![Anna lacht](/uploads/anna.jpg)\n**Anna Beispiel**\nFotografie und [Film](/projekte)",
    "![](/uploads/ben.jpg) **Ben Muster**",
  ].join("\n");
  expect(pieces(text)).toEqual([
    {
      kind: "people",
      people: [
        {
          file: { url: "/uploads/anna.jpg", text: "Anna lacht", caption: null },
          name: "Anna Beispiel",
          role: "Fotografie und Film",
        },
        { file: { url: "/uploads/ben.jpg", text: "", caption: null }, name: "Ben Muster", role: "" },
      ],
    },
  ]);
});

test.each([
  "![](/uploads/a.jpg) Ein Satz neben einem Bild",
  "![](/uploads/a.jpg) und **fett** später",
  "**Anna** ![](/uploads/a.jpg)",
  "![](/uploads/a.jpg) **Anna** ![](/uploads/b.jpg)",
  "![](https://anderswo.example/a.jpg) **Anna**",
  "[Kontakt](/#contact) oder Telefon",
  "[Kontakt](/kontakt)",
  "- [Kontakt](/#contact)",
])("%s stays text", (text) => {
  expect(pieces(text).map(({ kind }) => kind)).toEqual(["text"]);
});

test("a link to the contact form on its own is a button, its title the subject", () => {
  expect(pieces('[Angebot **anfragen**](/#contact "Hochzeit")')).toEqual([
    { kind: "call", label: "Angebot anfragen", subject: "Hochzeit" },
  ]);
});

const html = (text: string) =>
  pieces(text)
    .map((piece) => (piece.kind === "text" ? piece.html : ""))
    .join("");

test("a table with prices in its last column is a price list, with middle cells labelled by their column", () => {
  const list = html(
    "| Was | Dauer | Preis |\n|---|---|---|\n| Reportage | 4 Std. | ab 1.200 € |\n| Porträt | 1 Std. | 290 € |",
  );
  expect(list).toContain('<table role="table" data-prices="">');
  expect(list).toContain('<td role="cell" data-label="Dauer">4 Std.</td>');
  expect(list).toContain('<th role="columnheader">Was</th>');
  expect(html("| Jahr | Ort |\n|---|---|\n| 2020 | Kiel |")).not.toContain("data-prices");
});

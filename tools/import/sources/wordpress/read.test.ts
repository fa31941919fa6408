import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { wordpressSource } from "./read.ts";

const EXPORT = join(import.meta.dirname, "../../../../content/testing/wordpress-export.xml");
const folder = mkdtempSync(join(tmpdir(), "schaufenster-wxr-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (postType = "post") => wordpressSource({ file: EXPORT, postTypes: [postType] }).read();

function readText(text: string) {
  const file = join(folder, "export.xml");
  writeFileSync(file, text);
  return wordpressSource({ file }).read();
}

const MILL = "https://alt.example/wp-content/uploads/2019/03/muehle.jpg";
const BROOK = "https://alt.example/wp-content/uploads/2019/03/bach.png";

test("a post of the old editor is a project: paragraphs, captions, a gallery as a series, its date, picture and categories", async () => {
  const { entries } = await read();
  expect(entries.find(({ id }) => id === "21")).toEqual({
    type: "projects",
    id: "21",
    title: "Die Mühle im Tal",
    address: "https://alt.example/2019/die-muehle/",
    draft: false,
    createdAt: "2019-03-01T10:00:00.000Z",
    fields: {
      header: "Die Mühle im Tal",
      teaser: "Ein kurzer Film.",
      content: {
        kind: "markdown",
        markdown: [
          "Erste Zeile\\\nzweite Zeile mit **Gewicht**.",
          `![Eine Mühle am Bach](${MILL} "Von Westen")`,
          `![Eine Mühle am Bach](${MILL}) ![](${BROOK})`,
          "Siehe \\[in Klammern] und [Impressum](http://www.alt.example/impressum/), auch [das hier](https://alt.example/?p=23).",
        ].join("\n\n"),
      },
      image: { kind: "file", file: { url: BROOK, name: "bach.png", alternativeText: null, caption: null } },
      categories: { kind: "categories", ids: ["category/film"] },
    },
    notes: ["Der Baustein [kontaktformular] eines Plugins fehlt im Text."],
  });
  expect(entries.filter(({ type }) => type === "categories")).toMatchObject([
    { title: "Film & Ton", fields: { name: "Film & Ton", description: "Was läuft." } },
  ]);
});

test("a post in blocks is a project: its pictures are the whole ones, what cannot be shown is named", async () => {
  const { entries } = await read();
  const post = entries.find(({ id }) => id === "22");
  expect(post).toMatchObject({ title: "In Blöcken", draft: true, createdAt: "2020-01-02T12:00:00.000Z" });
  expect(post?.fields.content).toEqual({
    kind: "markdown",
    markdown: `Ein Absatz.\n\n![Eine Mühle am Bach](${MILL} "Links") ![Ein Bach](${BROOK})\n\n<https://film.example/1>`,
  });
  expect(post?.notes).toEqual([
    "Als Entwurf übernommen: Es war dort ein Entwurf.",
    expect.stringContaining("Ein wiederverwendbarer Block"),
  ]);
});

test("what is not for everyone comes as a draft, and what was thrown away does not come", async () => {
  const { entries, notes } = await read();
  expect(entries.find(({ id }) => id === "23")).toMatchObject({ draft: true });
  expect(entries.find(({ id }) => id === "24")).toBeUndefined();
  expect(notes.join()).toContain("„Impressum“ (https://alt.example/impressum/)");
});

test("another type is ordered by what it has; a type that is not there is told with those that are", async () => {
  const { entries } = await read("arbeiten");
  expect(entries.map(({ type, title }) => `${type} ${title}`)).toEqual(["categories Print", "projects Kampagne"]);
  await expect(read("portfolio")).rejects.toThrow(/post \(3\), page \(1\), arbeiten \(1\)/);
});

test("addresses of all sizes, with www or without, are those of the one file; pages are named as such", async () => {
  const { targetOf } = await read();
  const file = { kind: "file", file: { url: MILL } };
  expect(targetOf("http://www.alt.example/wp-content/uploads/2019/03/muehle-300x200.jpg", "image", "")).toMatchObject(
    file,
  );
  expect(targetOf("/wp-content/uploads/2019/03/muehle-scaled.jpg", "link", "")).toMatchObject(file);
  expect(targetOf("https://alt.example/wp-content/uploads/flyer.pdf", "link", "")).toMatchObject({
    kind: "other file",
  });
  expect(targetOf("https://alt.example/ueber-uns/", "link", "")).toEqual({ kind: "old page" });
  expect(targetOf("http://www.alt.example/2019/die-muehle", "link", "")).toEqual({ kind: "old page", project: "21" });
  expect(targetOf("https://anderswo.example/bild.jpg", "image", "")).toBeNull();
});

test("a file that is no export is refused with what to do", async () => {
  await expect(readText("<rss><channel></rss>")).rejects.toThrow(/kein lesbares XML \(Zeile 1.*Daten exportieren/);
  await expect(readText("<rss><channel><title>Feed</title></channel></rss>")).rejects.toThrow(
    /kein Export von WordPress/,
  );
  await expect(wordpressSource({ file: join(folder, "keine.xml") }).read()).rejects.toThrow(
    /keine.xml lässt sich nicht lesen \(ENOENT\)/,
  );
});

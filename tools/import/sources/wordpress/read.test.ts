import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { conservation } from "../../conservation.ts";
import { wordpressSource } from "./read.ts";

const EXPORT = join(import.meta.dirname, "../../../../content/testing/wordpress-export.xml");
const folder = mkdtempSync(join(tmpdir(), "schaufenster-wxr-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (postType = "post") => wordpressSource({ file: EXPORT, postTypes: [postType] }).read();

function readText(text: string, postTypes?: string[]) {
  const file = join(folder, "export.xml");
  writeFileSync(file, text);
  return wordpressSource({ file, postTypes }).read();
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
    plannedFor: null,
    there: { words: 20, pictures: 2, links: 2 },
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
  expect(targetOf("http://www.alt.example/2019/die-muehle", "link", "")).toEqual({
    kind: "old page",
    shows: { type: "projects", id: "21" },
  });
  expect(targetOf("https://anderswo.example/bild.jpg", "image", "")).toBeNull();
});

test("what this website has no place for is named: comments, order below others, what is stuck on top, the example", async () => {
  const text = readFileSync(EXPORT, "utf8")
    .replace(
      "<wp:post_id>21</wp:post_id>",
      `<wp:post_id>21</wp:post_id><wp:is_sticky>1</wp:is_sticky>
      <wp:comment><wp:comment_approved>1</wp:comment_approved></wp:comment>
      <wp:comment><wp:comment_approved>0</wp:comment_approved></wp:comment>
      <wp:comment><wp:comment_approved>spam</wp:comment_approved></wp:comment>`,
    )
    .replace("<wp:category_parent></wp:category_parent>", "<wp:category_parent>medien</wp:category_parent>")
    .replace(
      "<item>",
      `<item><title>Hallo Welt!</title><wp:post_id>5</wp:post_id><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
      <content:encoded><![CDATA[<p>Willkommen bei WordPress. Dies ist der erste Beitrag. Bearbeite oder lösche ihn.</p>]]></content:encoded></item><item>`,
    );
  const { entries, notes } = await readText(text, ["post"]);
  expect(entries.find(({ id }) => id === "5")).toBeUndefined();
  expect(notes).toEqual(
    expect.arrayContaining([
      "Kategorien stehen hier nebeneinander; dort waren untergeordnet: „Film & Ton“ (unter „medien“).",
      "Nicht übernommen: 2 Kommentare, zu „Die Mühle im Tal“ (2).",
      "Dort oben angeheftet, hier in der Reihe der anderen: „Die Mühle im Tal“.",
      "Nicht übernommen, denn es ist das Beispiel von WordPress: „Hallo Welt!“.",
    ]),
  );
});

test("words, pictures, links and terms are counted on both sides, and hosts of pictures that stay elsewhere are named", async () => {
  const text = readFileSync(EXPORT, "utf8").replace(
    "Siehe [in Klammern]",
    '<img src="https://cdn.example/a.jpg"><img src="https://cdn.example/b.jpg"> Siehe [in Klammern]',
  );
  const { there, here, sentences, foreign } = conservation(await readText(text, ["post"]));
  expect(there).toEqual({ words: 30, pictures: 6, links: 2, terms: 2 });
  expect(here).toEqual({ words: 38, pictures: 6, links: 3, terms: 1 }); // alternative texts, and what was shown in a frame
  expect(sentences.join()).toContain("In den Texten dort: 30 Wörter, 6 Bilder, 2 Links, 2 Begriffe. Hier: 38 Wörter");
  expect(foreign.join()).toContain("auf anderen Websites und werden nicht geholt: cdn.example (2).");
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

test("posts that share a number, or have none, are projects of their own, with the same ids at each reading", async () => {
  const post = (id: string, title: string) => `<item><title>${title}</title><link>https://alt.example/${title}/</link>
    <wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>
    <content:encoded>Text von ${title}</content:encoded></item>`;
  const posts = [post("7", "Eins"), post("7", "Zwei"), post("", "Drei"), post("0", "Vier"), post("7", "Eins")];
  const text = readFileSync(EXPORT, "utf8").replace("</channel>", `${posts.join("")}</channel>`);
  const idsOf = async () => {
    const { entries } = await readText(text, ["post"]);
    return entries.flatMap(({ id, title }) => (/^(Eins|Zwei|Drei|Vier)$/.test(title) ? [[title, id] as const] : []));
  };
  const ids = new Map(await idsOf());
  expect(ids.get("Eins")).toBe("7");
  expect([...ids.keys()].toSorted()).toEqual(["Drei", "Eins", "Vier", "Zwei"]);
  expect(new Set(ids.values()).size).toBe(4);
  expect(await idsOf()).toEqual([...ids]);
});

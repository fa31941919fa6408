/** Nothing of an export is lost unsaid: every word, picture, link and term is in an entry, or a sentence of the report names it. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { balanceOf } from "../../testing/conservation.ts";
import { conservation } from "./conservation.ts";
import { sourceOf } from "./source-of.ts";

const TESTING = join(import.meta.dirname, "../../content/testing");

test.each(["wordpress-export.xml", "wordpress-6-export.xml", "wordpress-6-one-type.xml"])(
  "all of %s is here or named",
  async (name) => {
    const { there, unnamed, marks } = await balanceOf(readFileSync(join(TESTING, name), "utf8"));
    expect(there.words).toBeGreaterThan(30);
    expect({ unnamed, marks }).toEqual({ unnamed: [], marks: [] });
  },
);

/** Both sides as the plan counts them, and the notes about what is not here. */
async function countsOf(name: string, text: string) {
  const file = join(mkdtempSync(join(tmpdir(), "schaufenster-counts-")), name);
  writeFileSync(file, text);
  const content = await (await sourceOf([file], { sites: ["https://alt.example"] })).read();
  const { sentences, there, here } = conservation(content);
  return { there, here, sentence: sentences[0], notes: content.entries.flatMap(({ notes }) => notes) };
}

const HTML = `<p>Ein <a href="https://x.example/">Rad</a>.</p><figure><img src="/a.jpg"><figcaption>Bild</figcaption></figure>`;
const LOST = `<p>Film</p><object data="https://x.example/f.swf"></object>`;

test.each([
  [
    "ghost.json",
    JSON.stringify({ db: [{ data: { posts: [{ id: "1", title: "A", html: HTML + LOST, status: "published" }] } }] }),
    { words: 4, pictures: 1, links: 2 },
  ],
  [
    "tabelle.csv",
    `Name;Text;Bilder\nA;"${(HTML + LOST).replaceAll('"', '""')}";https://x.example/b.jpg, https://x.example/c.jpg\n`,
    { words: 4, pictures: 3, links: 2 },
  ],
])("both sides of %s are counted", async (name, text, amount) => {
  const { there, here, sentence, notes } = await countsOf(name, text);
  expect(there).toMatchObject(amount);
  expect(here).toMatchObject({ pictures: amount.pictures, links: 2 });
  expect(sentence).toMatch(/^In den Texten dort: 4 Wörter, \d Bilde?r?, 2 Links, 0 Begriffe\. Hier: /);
  expect(notes).toEqual([]);
});

const UPLOADS = "https://alt.example/wp-content/uploads/2020/05";

/** Words that are in no other part of a generated text. */
const words = fc
  .array(fc.stringMatching(/^[A-ZÄÖÜ][a-zäöüß]{3,9}$/), { minLength: 1, maxLength: 5 })
  .map((each) => each.join(" "));
const address = fc.stringMatching(/^[a-z]{3,9}$/);

const image = fc
  .tuple(address, fc.constantFrom("", "-300x200", "-scaled"), words)
  .map(([name, size, alt]) => `<img class="alignleft" src="${UPLOADS}/${name}${size}.jpg" alt="${alt}">`);
const link = fc.tuple(address, words).map(([name, text]) => `<a href="https://${name}.example/x/">${text}</a>`);
const inline = fc.oneof(
  words,
  link,
  words.map((text) => `<strong>${text}</strong> `),
  image,
);

const part = fc.letrec<{ part: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.array(inline, { minLength: 1, maxLength: 4 }).map((each) => `<p>${each.join(" ")}</p>`),
    fc.tuple(image, words).map(([img, text]) => `<figure>${img}<figcaption>${text}</figcaption></figure>`),
    fc.tuple(image, words).map(([img, text]) => `[caption id="a" width="1"]${img} ${text}[/caption]`),
    fc.tuple(address, image).map(([name, img]) => `<a href="https://${name}.example/">${img}</a>`),
    fc.array(image, { minLength: 2, maxLength: 3 }).map((each) => `<div class="gallery">${each.join("")}</div>`),
    fc
      .tuple(address, tie("part"))
      .map(([name, inner]) => `<div style="background-image:url('${UPLOADS}/${name}.jpg')">${inner}</div>`),
    fc
      .array(fc.tuple(words, inline), { minLength: 1, maxLength: 3 })
      .map((rows) => `<table>${rows.map(([a, b]) => `<tr><td>${a}</td><td><p>${b}</p></td></tr>`).join("")}</table>`),
    fc
      .array(tie("part"), { minLength: 1, maxLength: 2 })
      .map((each) => `<ul>${each.map((one) => `<li>${one}</li>`).join("")}</ul>`),
    fc.tuple(words, tie("part")).map(([title, inner]) => `[toggle title="${title}"]${inner}[/toggle]`),
    fc.tuple(tie("part"), tie("part")).map((each) => each.join("\n\n")),
    fc.constantFrom('<form action="/x"><label>Name</label><input></form>', '[wpforms id="5"]', "<!-- wp:search /-->"),
    words.map((text) => `<details><summary>${text}</summary><p>${text}</p></details>`),
    words.map((text) => `<menu><li>${text}</li></menu>`),
    words.map((text) => `<blockquote><p>${text}</p><cite>${text}</cite></blockquote>`),
    words.map((text) => `<dl><dt>${text}</dt><dd>${text}</dd></dl>`),
  ),
})).part;

test("all of any text is here or named", async () => {
  await fc.assert(
    fc.asyncProperty(part, async (content) => {
      const { unnamed, marks } = await balanceOf(exportOf(content));
      expect({ unnamed, marks }).toEqual({ unnamed: [], marks: [] });
    }),
    { numRuns: 60 },
  );
});

const exportOf = (
  content: string,
) => `<rss xmlns:wp="w" xmlns:content="c"><channel><title>Alt</title><link>https://alt.example</link>
<wp:wxr_version>1.2</wp:wxr_version><item><title>Eins</title><wp:post_id>1</wp:post_id><wp:status>publish</wp:status>
<wp:post_type>post</wp:post_type><content:encoded><![CDATA[${content}]]></content:encoded></item></channel></rss>`;

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { zipOf } from "../../../testing/zip.ts";
import type { Entry } from "../../model.ts";
import { sourceOf } from "../../source-of.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-ghost-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A post as Ghost 5 writes it into its export. */
const post = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  uuid: "78fafdf6-eec5-45e1-9d8e-d86dcc7e76cd",
  title: `Titel &amp; ${id}`,
  slug: `titel-${id}`,
  mobiledoc: null,
  lexical: null,
  html: `<p>Text ${id}.</p>`,
  comment_id: id,
  plaintext: `Text ${id}.`,
  feature_image: null,
  featured: 0,
  type: "post",
  status: "published",
  locale: null,
  visibility: "public",
  email_recipient_filter: "all",
  created_at: "2021-03-24T04:34:09.000Z",
  updated_at: "2021-03-24T04:34:09.000Z",
  published_at: "2021-03-25T04:34:09.000Z",
  custom_excerpt: null,
  canonical_url: null,
  ...more,
});

const exportOf = (posts: unknown[], more: Record<string, unknown> = {}) =>
  JSON.stringify({
    db: [
      {
        meta: { exported_on: 1616560573131, version: "5.87.0" },
        data: {
          posts,
          tags: [],
          posts_tags: [],
          posts_meta: [],
          settings: [{ key: "title", value: "Studio: Nord" }],
          ...more,
        },
      },
    ],
  });

async function read(
  text: string | Buffer,
  sites: string[] = ["https://alt.example/"],
  name = "studio-nord.ghost.2026-11-27.json",
) {
  const file = join(folder, name);
  writeFileSync(file, text);
  const source = await sourceOf([file], { sites });
  const content = await source.read();
  return { source, ...content, projects: content.entries.filter(({ type }) => type === "projects") };
}

const markdown = (entry: Entry | undefined) => {
  const value = entry?.fields.content;
  return typeof value === "object" && value?.kind === "markdown" ? value.markdown : null;
};

const TAGS = {
  tags: [
    { id: "t1", name: "Film & Ton", slug: "film-ton", description: null, visibility: "public" },
    { id: "t2", name: "#intern", slug: "hash-intern", description: null, visibility: "internal" },
    { id: "t3", name: "Foto", slug: "foto", description: null, visibility: "public" },
  ],
  posts_tags: [
    { id: "x1", post_id: "p1", tag_id: "t3", sort_order: 1 },
    { id: "x2", post_id: "p1", tag_id: "t1", sort_order: 0 },
    { id: "x3", post_id: "p1", tag_id: "t2", sort_order: 2 },
  ],
};

test("a post is a project with its picture, words, tags and date, and addresses lead from the old website to it", async () => {
  const found = await read(
    exportOf(
      [
        post("p1", {
          feature_image: "__GHOST_URL__/content/images/size/w1200/2021/03/m%C3%BChle.jpg",
          custom_excerpt: "Kurz & gut.",
          html: '<p>Siehe <a href="__GHOST_URL__/titel-p2/">dort</a> und <a href="__GHOST_URL__/tag/foto/">Fotos</a>.</p>',
        }),
        post("p2", { canonical_url: "__GHOST_URL__/anders/" }),
        post("about", { type: "page" }),
      ],
      {
        ...TAGS,
        posts_meta: [
          {
            post_id: "p1",
            meta_description: "Für Suchende.",
            feature_image_alt: "Eine Mühle",
            feature_image_caption: "<span>Die Mühle von <em>Westen</em></span>",
          },
        ],
        members: [{}, {}],
      },
    ),
  );
  expect(found.source.name).toBe("ghost Studio  Nord");
  expect(found.projects[0]).toMatchObject({
    id: "p1",
    title: "Titel & p1",
    address: "https://alt.example/titel-p1/",
    createdAt: "2021-03-25T04:34:09.000Z",
    draft: false,
    fields: {
      teaser: "Kurz & gut.",
      searchDescription: "Für Suchende.",
      image: {
        file: {
          url: "https://alt.example/content/images/2021/03/m%C3%BChle.jpg",
          name: "mühle.jpg",
          alternativeText: "Eine Mühle",
          caption: "Die Mühle von Westen",
        },
      },
      categories: { ids: ["film-ton", "foto"] },
    },
  });
  expect(found.targetOf("https://alt.example/titel-p2/#mehr", "link", "")).toEqual({
    kind: "old page",
    shows: { type: "projects", id: "p2" },
  });
  expect(found.targetOf("https://alt.example/tag/foto/", "link", "")).toEqual({
    kind: "old page",
    shows: { type: "categories", id: "foto" },
  });
  expect(found.projects[1]?.notes).toEqual(["Als eigentliche Adresse war dort angegeben: https://alt.example/anders/"]);
  expect(found.oldAddresses).toContainEqual({
    address: "/tag/film-ton/",
    leadsTo: { type: "categories", id: "film-ton" },
  });
  expect(found.oldAddresses).toContainEqual({ address: "/titel-p2/", leadsTo: { type: "projects", id: "p2" } });
  expect(found.notes.join(" ")).toMatch(/#intern.*2 Mitglieder und 0 Kommentare/);
});

test("a page is a page with its address and place in the menus; legal texts are not made twice, and contact is a draft", async () => {
  const menu = (...slugs: string[]) =>
    JSON.stringify(slugs.map((slug) => ({ label: slug, url: `__GHOST_URL__/${slug}/` })));
  const ofType = (id: string, title: string, more: object = {}) => post(id, { type: "page", slug: id, title, ...more });
  const found = await read(
    exportOf(
      [
        post("p1", { html: '<p><a href="__GHOST_URL__/team/">Wir</a></p>' }),
        ofType("team", "Team", { custom_excerpt: "Wer wir sind." }),
        ofType("agb", "AGB", { status: "draft" }),
        ofType("datenschutz", "Datenschutz"),
        ofType("contact", "Schreiben Sie uns"),
      ],
      {
        settings: [
          { key: "navigation", value: menu("", "team") },
          { key: "secondary_navigation", value: menu("agb") },
        ],
      },
    ),
  );
  expect(found.entries.filter(({ type }) => type === "pages")).toMatchObject([
    {
      address: "https://alt.example/team/",
      draft: false,
      fields: { title: "Team", address: "team", placement: "navigation", searchDescription: "Wer wir sind." },
    },
    { draft: true, fields: { title: "AGB", placement: "footer" } },
    { heldBack: expect.stringContaining("„Kontakt“"), fields: { title: "Schreiben Sie uns", placement: "none" } },
  ]);
  expect(found.notes.join()).toContain("„Datenschutz“ (https://alt.example/datenschutz/)");
  expect(found.targetOf("https://alt.example/team", "link", "")).toEqual({
    kind: "old page",
    shows: { type: "pages", id: "team" },
  });
  expect(found.oldAddresses).toEqual(
    expect.arrayContaining([
      { address: "/team/", leadsTo: { type: "pages", id: "team" } },
      { address: "/datenschutz/", leadsTo: { path: "/datenschutz" } },
      { address: "/contact/", leadsTo: { path: "/#contact" } },
    ]),
  );
});

test("what visitors do not see there is not public here: drafts, planned posts, newsletters, posts for members", async () => {
  const { projects } = await read(
    exportOf([
      post("1", { status: "draft", published_at: null }),
      post("2", { status: "scheduled", published_at: "2027-01-01T10:00:00.000Z" }),
      post("3", { status: "sent" }),
      post("4", { visibility: "members" }),
      post("5", { html: null, plaintext: null }),
      post("6"),
    ]),
  );
  expect(
    projects.map(({ id, draft, notes }) => [id, draft, notes[0]?.replace("Als Entwurf übernommen: ", "")]).sort(),
  ).toEqual([
    ["1", true, "Es war dort ein Entwurf."],
    ["2", true, "Es sollte dort erst später erscheinen (01.01.2027, 11:00)."],
    ["3", true, "Es stand dort nicht auf der Website (Status „sent“)."],
    ["4", true, "Es war dort nur für Mitglieder."],
    ["5", false, undefined],
    ["6", false, undefined],
  ]);
  expect(projects.find(({ id }) => id === "5")?.heldBack).toBe("Es hat weder Text noch Bild.");
});

const CARDS = `<figure class="kg-card kg-image-card kg-card-hascaption"><img src="__GHOST_URL__/content/images/2021/03/a.jpg" class="kg-image" alt="Ein Rad" loading="lazy" width="10" height="10"><figcaption><span style="white-space: pre-wrap;">Das Rad</span></figcaption></figure>
<figure class="kg-card kg-gallery-card kg-width-wide kg-card-hascaption"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/2021/03/b.jpg" width="1" height="1" loading="lazy" alt></div><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/2021/03/c.jpg" alt="C"></div></div></div><figcaption><p>Zwei Bilder</p></figcaption></figure>
<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://x.example/a"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Ein Verweis</div><div class="kg-bookmark-description">Worum es geht</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://x.example/i.png" alt><span class="kg-bookmark-author">X</span></div></div><div class="kg-bookmark-thumbnail"><img src="https://x.example/t.png" alt></div></a></figure>
<figure class="kg-card kg-embed-card kg-card-hascaption"><iframe width="200" src="https://www.youtube.com/embed/abc" title="Ein Film"></iframe><figcaption>Der Film</figcaption></figure>
<figure class="kg-card kg-video-card" data-kg-thumbnail="__GHOST_URL__/t.jpg"><div class="kg-video-container"><video src="__GHOST_URL__/content/media/2021/03/f.mp4" poster="https://img.spacergif.org/v1/640x480/0a/spacer.png" width="1"></video><div class="kg-video-overlay"><button class="kg-video-large-play-icon" aria-label="Play video"><svg></svg></button></div><div class="kg-video-player-container"><span class="kg-video-current-time">0:00</span></div></div></figure>
<div class="kg-card kg-audio-card"><img src alt="audio-thumbnail" class="kg-audio-thumbnail kg-audio-hide"><div class="kg-audio-player-container"><audio src="__GHOST_URL__/content/media/2021/03/t.mp3" preload="metadata"></audio><div class="kg-audio-title">Ein Ton</div><div class="kg-audio-player">0:00</div></div></div>
<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="__GHOST_URL__/content/files/2021/03/plan.pdf" title="Download" download><div class="kg-file-card-contents"><div class="kg-file-card-title">Der Plan</div><div class="kg-file-card-caption">Als PDF</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">plan.pdf</div><div class="kg-file-card-filesize">1 MB</div></div></div></a></div>
<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Wie lange?</h4><button class="kg-toggle-card-icon"><svg></svg></button></div><div class="kg-toggle-content"><p>Drei Tage.</p></div></div>
<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Ein <strong>Rat</strong></div></div>
<div class="kg-card kg-button-card kg-align-center"><a href="https://x.example/kauf" class="kg-btn kg-btn-accent">Kaufen</a></div>`;

test("Ghost's cards are shown as far as a project can show them", async () => {
  const { projects } = await read(exportOf([post("1", { html: CARDS })]));
  const own = "https://alt.example/content";
  expect(markdown(projects[0])?.split("\n\n")).toEqual([
    `![Ein Rad](${own}/images/2021/03/a.jpg "Das Rad")`,
    `![](${own}/images/2021/03/b.jpg) ![C](${own}/images/2021/03/c.jpg)`,
    "Zwei Bilder",
    "[Ein Verweis](https://x.example/a)",
    "Worum es geht",
    "[Ein Film](https://www.youtube.com/embed/abc)",
    "Der Film",
    `![](${own}/media/2021/03/f.mp4)`,
    `[Ein Ton](${own}/media/2021/03/t.mp3)`,
    `[Der Plan](${own}/files/2021/03/plan.pdf)`,
    "Als PDF",
    "#### Wie lange?",
    "Drei Tage.",
    "> 💡 Ein **Rat**",
    "[Kaufen](https://x.example/kauf)",
  ]);
});

test("where an export holds only what Ghost's editor keeps, its words are taken, and the report says so", async () => {
  const { projects } = await read(exportOf([post("1", { html: "", lexical: "{}", plaintext: "Nur\n\nWörter" })]));
  expect(markdown(projects[0])).toBe("Nur\n\nWörter");
  expect(projects[0]?.notes[0]).toMatch(/^Der Text steht in dieser Datei nur so, wie der Editor von Ghost/);
});

test("without the website's address the plan asks for it; pictures that came in the same zip are taken from there", async () => {
  const text = exportOf([
    post("1", {
      feature_image: "__GHOST_URL__/content/images/2021/a%20b.jpg",
      html: '<p><img src="__GHOST_URL__/content/images/2021/c.jpg"></p>',
    }),
  ]);
  expect((await read(text, [])).warnings[0]).toMatch(
    /^Ein Export von Ghost nennt die Adresse der Website nicht: Nennen Sie sie mit --site/,
  );
  const zip = zipOf([
    { name: "export.json", data: text },
    { name: "content/images/2021/a b.jpg", data: "x" },
    { name: "content/images/2021/c.jpg", data: "x" },
  ]);
  const { projects, source, targetOf } = await read(zip, [], "ghost.zip");
  const image = projects[0]?.fields.image as { file: { url: string } };
  expect(source.given?.has(image.file.url)).toBe(true);
  const target = targetOf("https://ghost.invalid/content/images/2021/c.jpg", "image", "");
  expect(source.given?.has(target?.kind === "file" ? target.file.url : "")).toBe(true);
});

test("exports of Ghost's first versions: numbers as ids, pages by their mark, words for search in the post itself", async () => {
  const old = JSON.stringify({
    meta: { exported_on: 1388805572000, version: "003" },
    data: {
      posts: [
        {
          id: 1,
          title: "Alt",
          slug: "alt",
          html: "<p>Text</p>",
          page: 0,
          status: "published",
          meta_description: "Suche",
          published_at: "2014-01-04T00:00:00.000Z",
        },
        { id: 2, title: "Seite", slug: "seite", html: "<p>Text</p>", page: 1, status: "published" },
      ],
      tags: [{ id: 1, name: "Film", slug: "film" }],
      posts_tags: [{ id: 1, post_id: 1, tag_id: 1 }],
    },
  });
  const { projects } = await read(old);
  expect(projects).toMatchObject([
    { id: "1", draft: false, fields: { searchDescription: "Suche", categories: { ids: ["film"] } } },
  ]);
  await expect(read('{"db":[{"meta":{"exported_on":1}}]}')).rejects.toThrow("kein vollständiger Export von Ghost");
});

/** Exports that WordPress 6.1 itself has written, of a website with own words; shortened by whole entries. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findOldAddress, oldAddressKey } from "@schaufenster/contract/old-addresses";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { FEED_PATH, PROJECTS_PATH } from "../../../../site/src/content/routes.ts";
import type { SourceContent, Value } from "../../model.ts";
import { plainText } from "../../texts/plain-text.ts";
import { FEED, PROJECTS } from "./old-addresses.ts";
import { wordpressSource } from "./read.ts";
import { storedValue } from "./stored-values.ts";

const TESTING = join(import.meta.dirname, "../../../../content/testing");
const ALL = join(TESTING, "wordpress-6-export.xml");
const ONE_TYPE = join(TESTING, "wordpress-6-one-type.xml");
const HOME = "https://lichtung.example";
const UPLOADS = `${HOME}/wp-content/uploads`;

const folder = mkdtempSync(join(tmpdir(), "schaufenster-wxr-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const known = new Map<string, Promise<SourceContent>>();

/** Each way to read a file once. */
function read(file = ALL, asked: { postTypes?: string[]; taxonomies?: string[] } = {}): Promise<SourceContent> {
  const key = file + JSON.stringify(asked);
  const content = known.get(key) ?? wordpressSource({ file, ...asked }).read();
  known.set(key, content);
  return content;
}

function project({ entries }: SourceContent, title: string) {
  const found = entries.find((entry) => entry.type === "projects" && entry.title === title);
  if (!found) throw new Error(`no ${title}`);
  return found;
}

const markdownOf = (value: Value | undefined) =>
  value !== null && typeof value === "object" && value.kind === "markdown" ? value.markdown : "";

const choiceOf = ({ choices }: SourceContent, value: string) => choices.find((choice) => choice.value === value);

test("names are here as they were typed there: of projects, categories, clients, the website", async () => {
  const content = await read(ALL, { postTypes: ["werk", "post"], taxonomies: ["gattung", "category", "auftraggeber"] });
  const titles = content.entries.map(({ title }) => title);
  for (const typed of [
    "Haus am See & Garten 🏡",
    `Werkstatt "O'Hara"`,
    "Tom & Jerry & Söhne", // typed as '&amp;', which WordPress shows as '&'
    "Hochzeiten & Feste",
    "Architektur & Räume",
    "Straße „nachts“",
    "Reise 🏔 Berge",
    "Müller & Söhne",
  ]) {
    expect(titles).toContain(typed);
  }
  expect(content.entries.find(({ title }) => title === "Hochzeiten & Feste")?.fields.description).toBe(
    "Feiern & Familien – „leise“ fotografiert.",
  );
  expect(project(content, "Haus am See & Garten 🏡").fields).toMatchObject({
    teaser: "Ein Haus, das „atmet“ & knarzt.",
    searchDescription: "Haus am See: Holz, Licht & Ruhe. Fotografiert von Lichtung & Söhne – „Bilder“ 📷",
  });
});

test("any name is decoded once, whatever signs are in it", () => {
  const sign = fc.constantFrom(..."&;#<>\"'ab1_*[]()`~|\\ äß🏔", "&amp;", "&#038;", "&nbsp", "<3");
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
      const typed = signs.join("").replace(/\s+/g, " ").trim();
      const stored = typed.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
      expect(plainText(stored)).toBe(typed);
    }),
  );
});

test("links lead to projects, whatever type they are of, to the home page and to pages that are here too", async () => {
  const { targetOf } = await read();
  const link = (address: string) => targetOf(address, "link", "");
  expect(link(`${HOME}/`)).toEqual({ kind: "old page", shows: { path: "/" } });
  expect(link(HOME)).toEqual({ kind: "old page", shows: { path: "/" } });
  expect(link(`${HOME}/journal/hochzeit-im-heu/?utm_source=x#fotos`)).toEqual({
    kind: "old page",
    shows: { type: "projects", id: "54" },
  });
  expect(link(`${HOME}/?p=29`)).toEqual({ kind: "old page", shows: { type: "projects", id: "29" } });
  expect(link(`${HOME}/?post_type=werk&p=36`)).toEqual({ kind: "old page", shows: { type: "projects", id: "36" } });
  expect(link(`${HOME}/gattung/film`)).toEqual({ kind: "old page", shows: { type: "categories", id: "gattung/film" } });
  expect(link(`${HOME}/impressum-2/`)).toEqual({ kind: "old page", shows: { path: "/impressum" } });
  expect(link(`${HOME}/tuer-tor/`)).toMatchObject({ kind: "file", file: { url: `${UPLOADS}/2019/03/Tuer-Tor.jpg` } });
  expect(link(`${HOME}/etwas/`)).toEqual({ kind: "old page" });
  expect(targetOf(`${HOME}/`, "image", "")).toMatchObject({ kind: "old page" }); // no picture
});

test("a picture is the file of exactly its address; a smaller, scaled or edited copy is the file that it was made of", async () => {
  const { targetOf } = await read();
  const picture = (path: string) => {
    const target = targetOf(`${UPLOADS}/${path}`, "image", "");
    return target?.kind === "file" ? target.file.url.replace(`${UPLOADS}/`, "") : null;
  };
  const pairs = {
    "2014/06/bild-800x600.jpg": "2014/06/bild-800x600.jpg",
    "2014/06/bild-1024x768.jpg": "2014/06/bild-1024x768.jpg",
    "2014/06/bild-1024x768-300x225.jpg": "2014/06/bild-1024x768.jpg",
    "2014/06/halle-1920x1080.jpg": "2014/06/halle-1920x1080.jpg",
    "2014/06/halle-300x194.jpg": "2014/06/halle.jpg",
    "2014/06/halle-999x640.jpg": "2014/06/halle.jpg", // of a former theme: no list names it
    "2014/06/halle@2x.jpg": "2014/06/halle.jpg",
    "2019/03/Haus-am-See.jpg": "2019/03/Haus-am-See-scaled.jpg",
    "2019/03/Haus-am-See-1024x683@2x.jpg": "2019/03/Haus-am-See-scaled.jpg",
    "2019/03/werkstatt-3-300x208.jpg": "2019/03/werkstatt-3-e1612345678901.jpg",
    "2019/03/Signet-%e2%80%93-Entwurf-300x300.png": "2019/03/Signet-–-Entwurf.png",
  };
  expect(Object.fromEntries(Object.keys(pairs).map((path) => [path, picture(path)]))).toEqual(pairs);
});

test("the portfolio is taken where there is one, by its own categories; the plan can name all types and orders", async () => {
  const content = await read();
  expect(content.entries.some(({ title }) => title === "Hochzeit im Heu")).toBe(false);
  expect(choiceOf(content, "werk")).toMatchObject({ option: "post-type", count: 8, chosen: true });
  expect(choiceOf(content, "post")).toMatchObject({ label: "Beitrag", count: 3, chosen: false });
  expect(choiceOf(content, "auftraggeber")).toMatchObject({ option: "taxonomy", count: 3, chosen: false });
  expect(choiceOf(content, "gattung")?.label).toContain("„Architektur & Räume“");
  expect(content.entries.flatMap(({ type, title }) => (type === "categories" ? title : []))).not.toContain(
    "Stadt Köln",
  );
  expect(content.notes.join("\n")).toMatch(/Nicht als Kategorien übernommen \(auftraggeber\): .*Müller & Söhne \(1\)/);
  const both = await read(ALL, { postTypes: ["post", "werk"], taxonomies: ["auftraggeber"] });
  expect(project(both, "Hochzeit im Heu").type).toBe("projects");
  expect(both.entries.filter(({ type }) => type === "categories").map(({ title }) => title)).toContain(
    "Müller & Söhne",
  );
  const dates = both.entries.flatMap(({ type, createdAt }) => (type === "projects" ? (createdAt ?? "") : []));
  expect(dates).toEqual(dates.toSorted()); // of all types together
});

test("pictures of custom fields are series, and what has no place here is named with the project and counted", async () => {
  const content = await read();
  const house = project(content, "Haus am See & Garten 🏡");
  expect(markdownOf(house.fields.content)).toContain(
    ["DSC_0001.jpg)\n![Zweite Datei desselben Namens](", "DSC_0001-1.jpg)\n![](", "hochformat.jpg)"].join(
      `${UPLOADS}/2019/03/`,
    ),
  );
  expect(house.fields.shareImage).toMatchObject({ file: { url: `${UPLOADS}/2019/03/Tuer-Tor.jpg` } });
  expect(house.notes.join()).toContain("kunde: „Müller & Söhne“, projekt_link: „https://kunde.example/haus?a=1&b=2“");
  const rows = markdownOf(project(content, `Werkstatt "O'Hara"`).fields.content); // rows of a repeated field
  expect(rows).toMatch(/hochformat\.jpg\)\n!\[Ein Signet aus drei Kreisen\]/);
  expect(content.notes.join("\n")).toMatch(/Eigene Felder von „werk“.*: .*kunde \(2 ×\)/);
  expect(content.notes.join("\n")).not.toMatch(/_edit_lock|_yoast|_elementor|field_/);
});

test("a page of a builder and a text in custom fields are the project's text; without any text it is a draft", async () => {
  const content = await read();
  const cafe = project(content, "Café Größenwahn");
  expect(cafe).toMatchObject({
    draft: false,
    fields: { searchDescription: expect.stringMatching(/^Ein Café – Licht & Nacht/) },
  });
  const text = markdownOf(cafe.fields.content);
  for (const part of [
    "## Licht & Schatten",
    "nachts **leuchtet**. Größe & Wahn.",
    `![Eine offene Tür, dahinter Licht](${UPLOADS}/2019/03/Tuer-Tor.jpg)\n\nDie Tür zum Café`,
    `DSC_0001.jpg) ![Zweite Datei desselben Namens](`,
    "[Zum Café](https://cafe.example/)",
    "Möbel gebaut",
  ]) {
    expect(text).toContain(part);
  }
  expect(cafe.notes.join()).toContain("aus einem Baukasten");
  const fields = project(content, "Nur Felder");
  expect(markdownOf(fields.fields.content)).toMatch(/^Der Text steht hier in einem \*eigenen Feld\*/);
  expect(fields.fields.image).toMatchObject({ file: { name: "Haus-am-See-scaled.jpg" } });
  expect(project(content, "Ohne alles")).toMatchObject({
    heldBack: expect.stringContaining("Dort steht kein Text"),
    notes: [expect.stringContaining("kunde: „Stadt Köln“")],
  });
});

test("an export of one type says that its pictures are missing before anything is written; of sizes the whole one is asked for", async () => {
  const content = await read(ONE_TYPE);
  expect(content.warnings).toEqual([
    expect.stringMatching(
      /^Die Datei enthält keine Medien: Ohne Bilder bleiben 2 Titelbilder, 1 Galerie, 3 Bilderfelder\..*„Alle Inhalte“/,
    ),
  ]);
  expect((await read()).warnings).toEqual([]);
  expect(project(content, "Nur Felder").notes.join()).toContain("stehen nicht in der Exportdatei");
  expect(content.targetOf(`${UPLOADS}/2019/03/Tuer-Tor-1024x683.jpg`, "image", "")).toMatchObject({
    file: { url: `${UPLOADS}/2019/03/Tuer-Tor.jpg`, smaller: `${UPLOADS}/2019/03/Tuer-Tor-1024x683.jpg` },
  });
});

test("old addresses lead to what is here now: projects, categories, files in all sizes, lists, feeds, pages", async () => {
  const { oldAddresses } = await read(ALL, { postTypes: ["werk", "post"] });
  const keys = new Map(oldAddresses.toReversed().map(({ address, leadsTo }) => [oldAddressKey(address), leadsTo]));
  const lead = (address: string) => keys.get(oldAddressKey(address)) ?? findOldAddress(address, (key) => keys.get(key));
  const project = (id: string) => ({ type: "projects", id });
  const expected = {
    "/arbeiten/haus-am-see/": project("28"),
    "/arbeiten/haus-am-teich/": project("28"), // its former name
    "/?p=28": project("28"),
    "/?werk=haus-am-see": project("28"),
    "/journal/hochzeit-im-heu/": project("54"),
    "/journal/hochzeit/": project("54"),
    "/2022/08/hochzeit-im-heu/": project("54"), // permalinks as they are by default
    "/gattung/film/": { type: "categories", id: "gattung/film" },
    "/journal/gattung/film/": { type: "categories", id: "gattung/film" },
    "/sparten/hochzeiten-feste/": { type: "categories", id: "category/hochzeiten-feste" },
    "/?cat=2": { type: "categories", id: "category/hochzeiten-feste" },
    "/tag/rd/": { path: PROJECTS },
    "/arbeiten/": { path: PROJECTS },
    "/journal/": { path: PROJECTS },
    "/journal/2022/08/": { path: PROJECTS },
    "/wp-sitemap-posts-page-1.xml": { path: "/sitemap.xml" },
    "/journal/author/admin/": { path: PROJECTS },
    "/feed/": { path: FEED },
    "/impressum-2/": { path: "/impressum" },
    "/": { path: "/" },
  };
  expect(Object.fromEntries(Object.keys(expected).map((address) => [address, lead(address)]))).toEqual(expected);
  for (const size of ["", "-scaled", "-300x200", "-2048x1365"]) {
    const found = lead(`/wp-content/uploads/2019/03/Haus-am-See${size}.jpg`);
    expect(found).toMatchObject({ file: { url: `${UPLOADS}/2019/03/Haus-am-See-scaled.jpg` } });
  }
  expect(oldAddresses.some(({ leadsTo }) => "id" in leadsTo && leadsTo.id === "36")).toBe(false); // a draft had none
  expect([PROJECTS, FEED]).toEqual([PROJECTS_PATH, FEED_PATH]);
});

test("what plugins store is read as PHP and JSON write it; what is cut off or counted wrongly does no harm", () => {
  expect(storedValue('a:2:{i:0;s:2:"12";s:1:"x";a:1:{i:0;N;}}')).toEqual({ 0: "12", x: [null] });
  expect(storedValue('a:1:{s:1:"t";s:99:"Größe";}')).toEqual({ t: "Größe" }); // after a move of the website
  expect(storedValue('O:8:"stdClass":1:{s:1:"a";b:1;}')).toEqual({ a: "1" });
  expect(storedValue('[{"id":5}]')).toEqual([{ id: "5" }]);
  for (const text of ["a:9999999:{", 'a:1:{i:0;s:5:"', "{kaputt", "a: Das", "s:"]) expect(storedValue(text)).toBe(text);
});

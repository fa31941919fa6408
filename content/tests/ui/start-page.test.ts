import { readFileSync } from "node:fs";
import { type Field, type Payload, toWords } from "payload";
import { beforeAll, expect, test } from "vitest";
import { countDrafts, latestChanges } from "../../src/start-page/latest-changes.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

let payload: Payload;
beforeAll(async () => {
  payload = await startContentSystem();
});

/** Payload's own fields, which explain themselves or are hidden. */
const OWN_WORDS = new Set(["id", "updatedAt", "createdAt", "_status", "email", "password", "url", "filename"]);

/** Names that are the same in both languages. */
const GERMAN_NAMES = new Set(["album", "name", "status"]);

/** All editable fields with their paths. */
function editable(fields: Field[], path: string): { path: string; field: Field }[] {
  return fields.flatMap((field): { path: string; field: Field }[] => {
    if ("hidden" in field && field.hidden) return [];
    if (field.admin && "hidden" in field.admin && field.admin.hidden) return [];
    if (field.admin && "disabled" in field.admin && field.admin.disabled) return [];
    if (field.type === "tabs") return field.tabs.flatMap((tab) => editable(tab.fields, path));
    if (field.type === "row" || field.type === "collapsible") return editable(field.fields, path);
    if (!("name" in field) || field.type === "ui") return []; // a component with its own texts
    const own = { path: `${path}.${field.name}`, field };
    const inner = "fields" in field ? editable(field.fields as Field[], own.path) : [];
    return [own, ...inner];
  });
}

test("every field has a German explanation", () => {
  const types = [...payload.config.collections, ...payload.config.globals].filter(
    ({ slug }) => !slug.startsWith("payload-"),
  );
  const silent = types
    .filter(({ slug, admin }) => slug !== "inquiries" && admin.hidden !== true) // these aren't editable
    .flatMap(({ slug, fields }) => editable(fields, slug))
    .filter(
      ({ path }) =>
        !path.startsWith("media.") || !/\.(mimeType|filesize|width|height|focal[XY]|sizes|thumbnailURL)/.test(path),
    )
    .filter(
      ({ path, field }) =>
        !OWN_WORDS.has(path.split(".").at(-1) ?? "") &&
        !(field.admin && "description" in field.admin && field.admin.description),
    )
    .map(({ path }) => path)
    .filter((path) => !/^users\.(resetPassword|salt|hash|loginAttempts|lockUntil|sessions|apiKey)/.test(path));
  expect(silent).toEqual([]);
});

test("a required choice can't be cleared", () => {
  const emptied = [...payload.config.collections, ...payload.config.globals]
    .filter(({ slug, admin }) => !slug.startsWith("payload-") && slug !== "inquiries" && admin.hidden !== true)
    .flatMap(({ slug, fields }) => editable(fields, slug))
    .filter(({ field }) => field.type === "select" && field.required && field.admin?.isClearable !== false)
    .map(({ path }) => path);
  expect(emptied).toEqual([]);
});

test("no field is labelled with its internal name", () => {
  const called = payload.config.collections
    .filter(({ slug, admin }) => !slug.startsWith("payload-") && admin.hidden !== true)
    .flatMap(({ slug, fields }) => editable(fields, slug))
    .filter(({ field }) => "label" in field && field.label === toWords("name" in field ? (field.name ?? "") : ""))
    .map(({ path }) => path)
    .filter((path) => !GERMAN_NAMES.has(path.split(".").at(-1) ?? ""));
  expect(called).toEqual([]);
});

test("no raw JSON is shown", () => {
  const types = [...payload.config.collections, ...payload.config.globals].filter(
    ({ slug }) => !slug.startsWith("payload-"),
  );
  expect(types.filter(({ admin }) => !admin.hideAPIURL).map(({ slug }) => slug)).toEqual([]);
});

test("every type is in the navigation with a German name, columns and a title", () => {
  const groups = payload.config.collections
    .filter(({ slug }) => !slug.startsWith("payload-"))
    .map(({ slug, admin }) => [slug, admin.group]);
  expect(Object.fromEntries(groups)).toEqual({
    services: false, // on the page 'Startseite', like references
    references: false,
    menuitems: "Menü und Seiten",
    projects: "Portfolio",
    categories: "Portfolio",
    pages: "Menü und Seiten",
    media: "Bilder, Filme, PDFs",
    inquiries: "Posteingang",
    users: "Einstellungen",
    "old-addresses": "Einstellungen",
  });
});

test("a new entry comes last, with a gap before it", async () => {
  const add = async (title: string, sortId?: number) => {
    const data = { title, ...(sortId === undefined ? {} : { sortId }), _status: "published" as const };
    return (await payload.create({ collection: "references", data })).sortId;
  };
  expect(await add("Erste")).toBe(10);
  expect(await add("Zweite")).toBe(20);
  expect(await add("Dazwischen", 14)).toBe(14);
  expect(await add("Krumm", 37)).toBe(37);
  expect(await add("Letzte")).toBe(40);
});

test("the start page lists the latest saves, with drafts marked", async () => {
  const { id } = await payload.create({ collection: "references", data: { title: "Anfang", _status: "published" } });
  await payload.update({ collection: "references", id, draft: true, data: { title: "Entwurf darüber" } });
  const [latest] = await latestChanges(payload);
  expect(latest).toMatchObject({ title: "Entwurf darüber", kind: "Referenz", draft: true });
});

test("the start page counts every draft, including those not listed, but none in the trash", async () => {
  const before = await countDrafts(payload);
  const draft = { draft: true, collection: "projects" } as const;
  const made = [];
  for (let each = 0; each < 10; each += 1) made.push(await payload.create({ ...draft, data: { header: `E ${each}` } }));
  const [first, second] = made.map(({ id }) => id);
  await payload.update({ collection: "projects", id: first ?? 0, data: { _status: "published" } });
  await payload.update({ collection: "projects", id: second ?? 0, data: { deletedAt: new Date().toISOString() } });
  expect(await countDrafts(payload)).toBe(before + 8);
});

test("a copy is labelled as one, has a free anchor, and was never published", async () => {
  const data = { title: "Luftbild", name: "luftbild", _status: "published" as const };
  const { id } = await payload.create({ collection: "services", data });
  const copies = [];
  for (let each = 0; each < 2; each += 1) copies.push(await payload.duplicate({ collection: "services", id }));
  expect(copies).toMatchObject([
    { title: "Luftbild (Kopie)", name: "luftbild-kopie", publishedAt: null, _status: "draft" },
    { title: "Luftbild (Kopie 2)", name: "luftbild-kopie-2", publishedAt: null, _status: "draft" },
  ]);
});

test("a file in use isn't deleted, and the message says where it is used", async () => {
  const upload = async () => {
    const file = uploadedFile("bild.jpg", "image/jpeg", await picture(300, 200));
    return (await payload.create({ collection: "media", file, data: { alternativeText: "Ein Kreis" } })).id;
  };
  const [image, credential] = [await upload(), await upload()];
  const { id } = await payload.create({ collection: "projects", draft: true, data: { header: "Fotowand", image } });
  await payload.create({
    collection: "services",
    data: {
      title: "Film",
      name: "film",
      serviceAssets: [{ title: "Imagefilm", credentials: [credential] }],
      _status: "published",
    },
  });
  await expect(payload.delete({ collection: "media", id: image })).rejects.toThrow(/Projekt „Fotowand“/);
  await expect(payload.delete({ collection: "media", id: credential })).rejects.toThrow(/Leistung „Film“/);
  await payload.delete({ collection: "projects", id });
  await payload.delete({ collection: "media", id: image });
  expect((await payload.count({ collection: "media" })).totalDocs).toBe(1);
});

test("a film needs a still, with a German message", async () => {
  const file = uploadedFile("film.mp4", "video/mp4", readFileSync("../tools/demo/media/video-keramik.mp4"));
  const upload = payload.create({ collection: "media", file, data: { alternativeText: "Ein Film vom Fluss" } });
  await expect(upload).rejects.toMatchObject({ data: { errors: [{ message: /Standbild/ }] } });
});

test("the start page shows pictures of the latest saves, and stills of films", async () => {
  const image = uploadedFile("neu.jpg", "image/jpeg", await picture(300, 200));
  const { id: still } = await payload.create({
    collection: "media",
    file: image,
    data: { alternativeText: "Ein Kreis" },
  });
  const mp4 = uploadedFile("neu.mp4", "video/mp4", readFileSync("../tools/demo/media/video-keramik.mp4"));
  const film = { alternativeText: "Ein Film vom Fluss", poster: still };
  const { id: localVideo } = await payload.create({ collection: "media", file: mp4, data: film });
  await payload.create({ collection: "references", draft: true, data: { title: "Ohne Bild" } });
  await payload.create({ collection: "references", draft: true, data: { title: "Mit Film", localVideo } });
  await payload.create({ collection: "projects", draft: true, data: { header: "Mit Bild", image: still } });
  const thumbnail = { url: expect.stringMatching(/^\/uploads\/thumbnail_neu_/), width: 245, height: 163 };
  expect((await latestChanges(payload)).slice(0, 4)).toMatchObject([
    { title: "Mit Bild", thumbnail },
    { title: "Mit Film", thumbnail },
    { title: "Ohne Bild", thumbnail: null, pictured: true },
    { kind: "Datei", thumbnail },
  ]);
});

import type { Payload } from "payload";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startContentSystem } from "../../testing/content-system.ts";
import { saveLegal } from "../../testing/legal-texts.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";
import { editorRest, type Rest } from "../../testing/rest.ts";

let payload: Payload;
let rita: Rest;
let alex: Rest;

beforeAll(async () => {
  payload = await startContentSystem();
  rita = await editorRest(payload, "Rita");
  alex = await editorRest(payload, "Alex");
});

beforeEach(async () => {
  await payload.db.deleteMany({ collection: "payload-locked-documents", where: {} });
});

const published = { _status: "published" as const };

let names = 0;
const unused = (name: string) => `${name}-${++names}`;

/** Creates an entry; returns its REST path and a text field. */
const ENTRIES: [string, () => Promise<{ path: string; field: string }>][] = [
  ["projects", async () => made("projects", { header: "Fotowand", ...published }, "teaser")],
  ["services", async () => made("services", { title: "Film", name: unused("film"), ...published }, "ghostTitle")],
  ["references", async () => made("references", { title: "Obsthof", ...published }, "description")],
  ["menuitems", async () => made("menuitems", { title: "Kontakt", name: unused("kontakt"), ...published }, "title")],
  ["categories", async () => made("categories", { name: unused("Porträt"), ...published }, "description")],
  [
    "media",
    async () => {
      const file = uploadedFile("bild.jpg", "image/jpeg", await picture(300, 200));
      const { id } = await payload.create({ collection: "media", file, data: { alternativeText: "Ein Kreis" } });
      return { path: `/media/${id}`, field: "caption" };
    },
  ],
  [
    "site-settings",
    async () => {
      const data = {
        agencyName: "Agentur",
        email: "post@agentur.example",
        copyrightYear: 2022,
        analyticsProvider: "off",
      };
      await payload.updateGlobal({ slug: "site-settings", data: data as never });
      return { path: "/globals/site-settings", field: "claim" };
    },
  ],
  ["pages", async () => ({ path: `/pages/${(await saveLegal(payload, "impressum", "Wir.")).id}`, field: "content" })],
];

async function made(
  collection: "projects" | "services" | "references" | "menuitems" | "categories",
  data: object,
  field: string,
) {
  const { id } = await payload.create({ collection, data: data as never });
  return { path: `/${collection}/${id}`, field };
}

const method = (path: string) => (path.startsWith("/globals/") ? "POST" : "PATCH");

function entryAt(path: string): object {
  const [, kind, name] = path.split("/");
  return kind === "globals" ? { global: name } : { collection: kind, id: Number(name) };
}

async function read(path: string): Promise<Record<string, unknown>> {
  return JSON.parse((await rita("GET", `${path}?draft=true&depth=0`)).body);
}

/** Autosaves like an open form. */
function autosave(rest: Rest, path: string, data: object) {
  return rest(method(path), `${path}?draft=true&autosave=true&depth=0`, { ...data, _status: "draft" });
}

describe.each(ENTRIES)("%s", (_name, make) => {
  test("a save from an outdated form is refused, and names who changed the entry and when", async () => {
    const { path, field } = await make();
    const { updatedAt } = await read(path);
    const first = await autosave(rita, path, { [field]: "Ritas Satz", updatedAt });
    expect(first.status, first.body).toBe(200);
    const second = await autosave(alex, path, { [field]: "Alex' Satz", updatedAt });
    expect(second.status).toBe(409);
    expect(second.body).toMatch(/Rita hat diesen Eintrag inzwischen geändert \(heute um \d\d:\d\d Uhr\)/);
    expect(second.body).toContain('"data":{"errors":[{"path":"lastForm","message":"stale"}]}'); // the form relies on this
    expect(await read(path)).toMatchObject({ [field]: "Ritas Satz", lastEditor: "Rita" });
  });

  test("a save based on the stored version is accepted", async () => {
    const { path, field } = await make();
    await autosave(rita, path, { [field]: "Ritas Satz", updatedAt: (await read(path)).updatedAt });
    const { status } = await autosave(alex, path, { [field]: "Beider Satz", updatedAt: (await read(path)).updatedAt });
    expect(status).toBe(200);
    expect(await read(path)).toMatchObject({ [field]: "Beider Satz" });
  });

  test("an open form keeps the lock during its own saves, and others learn its user", async () => {
    const { path, field } = await make();
    const { updatedAt } = await read(path);
    await rita("POST", "/editing", { ...entryAt(path), form: "open" });
    expect((await autosave(rita, path, { [field]: "Eins", updatedAt, lastForm: "form-r" })).status).toBe(200);
    expect((await autosave(rita, path, { [field]: "Zwei", updatedAt, lastForm: "form-r" })).status).toBe(200);
    const refused = await autosave(alex, path, { [field]: "Drei" });
    expect(refused.status).toBe(423);
    expect(refused.body).toContain("Rita bearbeitet diesen Eintrag gerade");
    const taken = await alex("GET", "/payload-locked-documents?depth=1");
    expect(JSON.parse(taken.body).docs[0].user.value.email).toBe("Rita");
  });
});

test("one editor's save stays as a version when another saves over it, even with autosave in both forms", async () => {
  const { path } = await made("references", { title: "Weingut", ...published }, "description");
  const save = async (rest: Rest, description: string, lastForm: string) => {
    const { updatedAt } = await read(path);
    await payload.db.deleteMany({ collection: "payload-locked-documents", where: {} });
    expect((await autosave(rest, path, { description, updatedAt, lastForm })).status).toBe(200);
  };
  await save(rita, "Ritas erster", "form-r");
  await save(rita, "Ritas letzter", "form-r");
  await save(alex, "Alex' letzter", "form-a");
  const id = Number(path.split("/").at(-1));
  const { docs } = await payload.findVersions({ collection: "references", where: { parent: { equals: id } } });
  const texts = docs.map(({ version }) => version.description);
  expect(texts).toContain("Ritas letzter");
  expect(texts).toContain("Alex' letzter");
});

test("If-Unmodified-Since gives the version that a REST client knows", async () => {
  const { path } = await made("projects", { header: "Von außen", ...published }, "teaser");
  const before = new Date(Date.now() - 5000).toUTCString();
  const refused = await alex("PATCH", path, { teaser: "Zu spät" }, { "if-unmodified-since": before });
  expect(refused.status).toBe(409);
  const after = new Date(Date.now() + 1000).toUTCString();
  expect((await alex("PATCH", path, { teaser: "Pünktlich" }, { "if-unmodified-since": after })).status).toBe(200);
});

test("leaving a form releases the lock, and an open one renews it", async () => {
  const { path } = await made("projects", { header: "Offen", ...published }, "teaser");
  const entry = { collection: "projects", id: Number(path.split("/").at(-1)) };
  expect((await rita("POST", "/editing", { ...entry, form: "open" })).status).toBe(200);
  expect(JSON.parse((await alex("POST", "/editing", { ...entry, form: "look" })).body)).toMatchObject({
    openBy: "Rita",
  });
  await alex("POST", "/editing", { ...entry, form: "left" }); // another user's lock stays
  expect((await alex("PATCH", path, { teaser: "Noch nicht" })).status).toBe(423);
  await rita("POST", "/editing", { ...entry, form: "left" });
  expect((await alex("PATCH", path, { teaser: "Jetzt" })).status).toBe(200);
});

test("taking over a lock makes it one's own", async () => {
  const { path } = await made("projects", { header: "Übernommen", ...published }, "teaser");
  const entry = { collection: "projects", id: Number(path.split("/").at(-1)) };
  await rita("POST", "/editing", { ...entry, form: "open" });
  await alex("POST", "/editing", { ...entry, form: "take" });
  expect(JSON.parse((await rita("POST", "/editing", { ...entry, form: "open" })).body).openBy).toBe("Alex");
  expect((await alex("PATCH", path, { teaser: "Meins" })).status).toBe(200);
});

test("an open form learns the published state of its entry, whoever changed it", async () => {
  const { path } = await made("projects", { header: "Geändert anderswo" }, "teaser");
  const entry = { collection: "projects", id: Number(path.split("/").at(-1)) };
  const look = async () => JSON.parse((await rita("POST", "/editing", { ...entry, form: "look" })).body);
  expect(await look()).toMatchObject({ isPublic: false, isChanged: true });
  await alex("PATCH", path, { _status: "published" });
  expect(await look()).toMatchObject({ isPublic: true, isChanged: false });
  await autosave(alex, path, { teaser: "Mehr", updatedAt: (await read(path)).updatedAt });
  expect(await look()).toMatchObject({ isPublic: true, isChanged: true });
  await alex("PATCH", path, { _status: "draft" });
  expect(await look()).toMatchObject({ isPublic: false, isChanged: true });
});

const KEPT: [string, () => Promise<{ path: string; mine: object; theirs: object }>][] = [
  [
    "a public entry with rows",
    async () => {
      const serviceAssets = [{ title: "Fotobuch", icon: "brush" }];
      const theirs = { title: "Ritas Titel", serviceAssets };
      const { path } = await made("services", { ...theirs, name: unused("behalten"), ...published }, "title");
      return { path, theirs, mine: { title: "Mein Titel", serviceAssets: [{ title: "Meins", icon: "pen" }] } };
    },
  ],
  [
    "a draft",
    async () => {
      const theirs = { header: "Ritas Titel", teaser: "Ritas Satz" };
      const { doc } = JSON.parse((await rita("POST", "/projects?draft=true", { ...theirs, _status: "draft" })).body);
      await autosave(rita, `/projects/${doc.id}`, { ...theirs, lastForm: "form-r" });
      return { path: `/projects/${doc.id}`, theirs, mine: { header: "Mein Titel", teaser: "Mein Satz" } };
    },
  ],
  [
    "a global",
    async () => {
      await payload.updateGlobal({ slug: "appearance", data: { typeface: "serif" } });
      return { path: "/globals/appearance", theirs: { typeface: "serif" }, mine: { typeface: "manrope" } };
    },
  ],
];

test.each(KEPT)(
  "a replaced text stays as a version under its author's name, and the stored one stays unchanged: %s",
  async (_name, make) => {
    const { path, mine, theirs } = await make();
    await payload.db.deleteMany({ collection: "payload-locked-documents", where: {} });
    const [, kind, name] = path.split("/");
    const before = await read(path);
    const answer = await alex("POST", "/editing", { ...entryAt(path), form: "keep", values: mine });
    expect(answer.status, answer.body).toBe(200);
    const after = await read(path);
    expect(after).toMatchObject(theirs);
    expect([after.updatedAt, after.lastEditor, after._status]).toEqual([
      before.updatedAt,
      before.lastEditor,
      before._status,
    ]);
    const at = kind === "globals" ? `${path}/versions` : `/${kind}/versions`;
    const where = kind === "globals" ? "" : `&where[parent][equals]=${name}`;
    const { docs } = JSON.parse((await alex("GET", `${at}?sort=-updatedAt&depth=0${where}`)).body);
    expect(docs[0].version).toMatchObject(theirs);
    expect(docs[1].version).toMatchObject({ ...mine, lastEditor: "Alex", _status: "draft" });
    // The next save is based on the stored version.
    const next = await autosave(alex, path, { ...theirs, updatedAt: after.updatedAt });
    expect(next.status, next.body).toBe(200);
  },
);

test("deleting an account releases its locks, and a lock without an account blocks nobody", async () => {
  const { path } = await made("projects", { header: "Ausgeschieden", ...published }, "teaser");
  const entry = { collection: "projects", id: Number(path.split("/").at(-1)) };
  const openByFormer = async () => {
    const name = unused("Mika");
    await (await editorRest(payload, name))("POST", "/editing", { ...entry, form: "open" });
    expect((await alex("PATCH", path, { teaser: "Noch nicht" })).status).toBe(423);
    return (await payload.find({ collection: "users", where: { name: { equals: name } } })).docs[0]?.id ?? 0;
  };
  await payload.delete({ collection: "users", id: await openByFormer() });
  expect((await alex("PATCH", path, { teaser: "Jetzt" })).status).toBe(200);
  await payload.db.deleteOne({ collection: "users", where: { id: { equals: await openByFormer() } } });
  const { status, body } = await alex("POST", "/editing", { ...entry, form: "open" });
  expect([status, JSON.parse(body).openBy]).toEqual([200, null]);
  expect((await alex("PATCH", path, { teaser: "Jetzt" })).status).toBe(200);
});

test("a lock expires soon after its form stops reporting", async () => {
  const { path } = await made("projects", { header: "Verlassen", ...published }, "teaser");
  const entry = { collection: "projects", id: Number(path.split("/").at(-1)) };
  await rita("POST", "/editing", { ...entry, form: "open" });
  const { docs } = await payload.find({ collection: "payload-locked-documents" });
  const updatedAt = new Date(Date.now() - 91_000).toISOString();
  await payload.db.updateOne({ collection: "payload-locked-documents", id: docs[0]?.id ?? 0, data: { updatedAt } });
  expect((await alex("PATCH", path, { teaser: "Frei" })).status).toBe(200);
});

test("'Neu anlegen' without input leaves nothing; one word is kept", async () => {
  const draft = { draft: true, data: {} } as const;
  const [empty, written] = [
    await payload.create({ collection: "references", ...draft, data: {} as never }),
    await payload.create({ collection: "references", ...draft, data: {} as never }),
  ];
  await autosave(rita, `/references/${written.id}`, { description: "Ein Wort", lastForm: "f" });
  for (const { id } of [empty, written]) await rita("POST", "/editing", { collection: "references", id, form: "left" });
  expect((await rita("GET", `/references/${empty.id}?draft=true`)).status).toBe(404);
  expect((await rita("GET", `/references/${written.id}?draft=true`)).status).toBe(200);
});

test("drafts of the settings aren't public until published, and settings can't be unpublished", async () => {
  const path = "/globals/appearance";
  await payload.updateGlobal({ slug: "appearance", data: { typeface: "serif" } });
  await autosave(rita, path, { typeface: "manrope" });
  expect((await payload.findGlobal({ slug: "appearance" })).typeface).toBe("serif");
  expect((await read(path)).typeface).toBe("manrope");
  expect((await rita("POST", path, { _status: "published" })).status).toBe(200);
  expect((await payload.findGlobal({ slug: "appearance" })).typeface).toBe("manrope");
  expect((await rita("POST", path, { _status: "draft" })).status).toBe(400);
});

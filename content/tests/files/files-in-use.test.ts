import type { Payload, PayloadRequest } from "payload";
import { beforeAll, expect, test } from "vitest";
import { libraryFilter } from "../../src/files/unused.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { legalPage, saveLegal } from "../../testing/legal-texts.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";
import { editorRest, restOf } from "../../testing/rest.ts";

let payload: Payload;
beforeAll(async () => {
  payload = await startContentSystem();
});

const published = { _status: "published" as const };

async function file(name: string, width: number) {
  return uploadedFile(name, "image/jpeg", await picture(width, 200));
}

async function upload(name: string, width: number): Promise<{ id: number; filename: string }> {
  const data = { alternativeText: "Ein Kreis auf Grund" };
  const { id, filename } = await payload.create({ collection: "media", file: await file(name, width), data });
  return { id, filename: filename ?? "" };
}

const remove = (id: number) => payload.delete({ collection: "media", id });
const trash = (id: number) =>
  payload.update({ collection: "media", id, data: { deletedAt: new Date().toISOString() } });

test("a file used only by a draft is in use", async () => {
  const [shown, planned] = [await upload("eins.jpg", 310), await upload("zwei.jpg", 320)];
  const data = { header: "Fassade", image: shown.id, ...published };
  const { id } = await payload.create({ collection: "projects", data });
  await payload.update({ collection: "projects", id, draft: true, data: { image: planned.id } });
  await expect(remove(planned.id)).rejects.toThrow(/Projekt „Fassade“/);
  await expect(trash(planned.id)).rejects.toThrow(/Projekt „Fassade“/);
  await expect(remove(shown.id)).rejects.toThrow(/Projekt „Fassade“/);
  await payload.update({ collection: "projects", id, data: { image: null, ...published } });
  await remove(planned.id);
  await remove(shown.id);
});

test.each([
  ["its own address", (name: string) => `![Logo](/uploads/${name})`],
  ["a size of it", (name: string) => `Siehe ![](/uploads/thumbnail_${name}).`],
  [
    "a modern encoding of a size",
    (name: string) => `![](https://agentur.example/uploads/large_${name.replace(".jpg", ".avif")})`,
  ],
])("a file in a text is in use by %s", async (_what, text) => {
  const { id, filename } = await upload("logo.jpg", 400 + Math.floor(Math.random() * 400));
  const { id: reference } = await payload.create({
    collection: "references",
    data: { title: "Weingut", description: text(filename), ...published },
  });
  await expect(trash(id)).rejects.toThrow(/Referenz „Weingut“ \(im Text\)/);
  await payload.delete({ collection: "references", id: reference });
  await remove(id);
});

test("a picture used only by shared links is in use", async () => {
  const [ofProject, ofSite] = [await upload("teilen.jpg", 360), await upload("start.jpg", 370)];
  const { id } = await payload.create({
    collection: "projects",
    data: { header: "Geteilt", shareImage: ofProject.id, ...published },
  });
  await payload.updateGlobal({ slug: "site-settings", draft: true, data: { shareImage: ofSite.id } });
  await expect(remove(ofProject.id)).rejects.toThrow(/Projekt „Geteilt“/);
  await expect(trash(ofSite.id)).rejects.toThrow(/Bild für geteilte Links/);
  await payload.delete({ collection: "projects", id });
  await payload.updateGlobal({ slug: "site-settings", draft: true, data: { shareImage: null } });
  await remove(ofProject.id);
});

test("a file in the settings or legal texts is in use, even in drafts", async () => {
  const [badge, seal] = [await upload("plakette.jpg", 330), await upload("siegel.jpg", 340)];
  await payload.updateGlobal({ slug: "site-settings", draft: true, data: { badgeImage: badge.id } });
  await saveLegal(payload, "impressum", `![Siegel](/uploads/${seal.filename})`, true);
  await expect(remove(badge.id)).rejects.toThrow(/Plakette/);
  await expect(remove(seal.id)).rejects.toThrow(/Seite „Impressum“ \(im Text\)/);
});

test("a replaced file keeps its uses: its address is rewritten in published texts, drafts and versions", async () => {
  const { id, filename } = await upload("haus.jpg", 350);
  const text = (name: string) => `![Haus](/uploads/${name}) und klein ![](/uploads/thumbnail_${name})`;
  const project = await payload.create({
    collection: "projects",
    data: { header: "Haus am See", content: text(filename), ...published },
  });
  await payload.update({
    collection: "projects",
    id: project.id,
    draft: true,
    data: { content: `Neu: ${text(filename)}` },
  });
  const service = await payload.create({
    collection: "services",
    data: {
      title: "Foto",
      name: "foto",
      serviceAssets: [{ title: "Häuser", content: text(filename) }],
      ...published,
    },
  });
  await saveLegal(payload, "impressum", text(filename));
  const before = await payload.findByID({ collection: "projects", id: project.id, draft: true });

  const after = await payload.update({ collection: "media", id, file: await file("haus-neu.jpg", 700), data: {} });
  expect(after.filename).not.toBe(filename);
  const expected = text(after.filename ?? "");

  const { docs: versions } = await payload.findVersions({
    collection: "projects",
    where: { parent: { equals: project.id } },
  });
  const draft = await payload.findByID({ collection: "projects", id: project.id, draft: true });
  expect((await payload.findByID({ collection: "projects", id: project.id })).content).toBe(expected);
  expect(draft.content).toBe(`Neu: ${expected}`);
  expect(JSON.stringify(versions)).not.toContain(filename);
  expect((await payload.findByID({ collection: "services", id: service.id })).serviceAssets?.[0]?.content).toBe(
    expected,
  );
  expect((await legalPage(payload, "impressum")).content).toBe(expected);
  expect(Date.parse(draft.updatedAt), "an open form with the old address is stale").toBeGreaterThan(
    Date.parse(before.updatedAt),
  );
});

test("a file's form links to all its uses: drafts, texts, films, settings and the trash", async () => {
  const rest = await editorRest(payload);
  const { id, filename } = await upload("hof.jpg", 360);
  const usesNow = async () => JSON.parse((await rest("GET", `/media/${id}/uses`)).body).uses;
  expect(await usesNow()).toEqual([]);

  const create = (header: string) => payload.create({ collection: "projects", data: { header, ...published } });
  const [draft, text, thrown] = [await create("Entwurf"), await create("Text"), await create("Altes")];
  const change = { collection: "projects", draft: true } as const;
  await payload.update({ ...change, id: draft.id, data: { image: id } });
  await payload.update({ ...change, id: text.id, data: { content: `![Hof](/uploads/${filename})` } });
  await payload.update({ collection: "projects", id: thrown.id, data: { image: id, ...published } });
  await payload.update({ collection: "projects", id: thrown.id, data: { deletedAt: new Date().toISOString() } });
  await payload.updateGlobal({ slug: "site-settings", draft: true, data: { badgeImage: id } });
  const uses = await usesNow();
  expect(uses).toHaveLength(4);
  expect(uses).toEqual(
    expect.arrayContaining([
      { place: "Projekt „Entwurf“", href: `/admin/collections/projects/${draft.id}` },
      { place: "Projekt „Text“ (im Text)", href: `/admin/collections/projects/${text.id}` },
      { place: "Projekt „Altes“ (im Papierkorb)", href: `/admin/collections/projects/trash/${thrown.id}` },
      { place: "Plakette in den Einstellungen der Website", href: "/admin/globals/site-settings" },
    ]),
  );
  expect((await (await restOf(payload, null))("GET", `/media/${id}/uses`)).status).toBe(403);
  expect((await rest("GET", "/media/4711/uses")).status).toBe(404);
});

test("a category's form lists its projects, including drafts and the trash", async () => {
  const rest = await editorRest(payload, "Karla");
  const { id } = await payload.create({ collection: "categories", data: { name: "Ladenbau", ...published } });
  const usesNow = async () => JSON.parse((await rest("GET", `/categories/${id}/uses`)).body).uses;
  expect(await usesNow()).toEqual([]);
  const project = await payload.create({ collection: "projects", data: { header: "Regal", ...published } });
  await payload.update({ collection: "projects", id: project.id, draft: true, data: { categories: [id] } });
  expect(await usesNow()).toEqual([{ place: "Projekt „Regal“", href: `/admin/collections/projects/${project.id}` }]);
  await payload.update({ collection: "projects", id: project.id, data: { deletedAt: new Date().toISOString() } });
  expect(await usesNow()).toMatchObject([{ place: "Projekt „Regal“ (im Papierkorb)" }]);
  expect((await (await restOf(payload, null))("GET", `/categories/${id}/uses`)).status).toBe(403);
});

test("the list of files can show unused ones: in no field, row, text, draft or setting", async () => {
  const names = ["frei", "im-feld", "text", "im-entwurf", "in-der-zeile", "klein", "plakette"];
  const files: { id: number; filename: string }[] = [];
  for (const [at, name] of names.entries()) files.push(await upload(`${name}.jpg`, 900 + at));
  const [free, field, text, draft, row, small, badge] = files.map(({ id }) => id);
  const content = `![](/uploads/${files[2]?.filename}) ![](/uploads/thumbnail_${files[5]?.filename})`;
  const { id } = await payload.create({
    collection: "projects",
    data: { header: "Aufgeräumt", image: field, content, ...published },
  });
  await payload.update({ collection: "projects", id, draft: true, data: { image: draft } });
  const { id: service } = await payload.create({
    collection: "services",
    draft: true,
    data: { title: "Reihe", name: "reihe", serviceAssets: [{ title: "Kachel", credentials: [row ?? 0] }] },
  });
  await payload.updateGlobal({ slug: "site-settings", draft: true, data: { badgeImage: badge } });
  const found = async (query: object) => {
    const req = { payload, query, context: {} } as PayloadRequest;
    const where = await libraryFilter({ req, limit: 0, page: 1, sort: "" });
    const among = { id: { in: [free, field, text, draft, row, small, badge] } };
    return (await payload.find({ collection: "media", where: { and: [where ?? {}, among] }, depth: 0 })).docs.map(
      (doc) => doc.id,
    );
  };
  expect(await found({ unused: "true" })).toEqual([free]);
  expect(await found({ lacksText: "true" })).toEqual([]); // all have texts
  expect(await found({})).toHaveLength(7);
  await payload.updateGlobal({ slug: "site-settings", draft: true, data: { badgeImage: null } });
  await payload.delete({ collection: "projects", id });
  await payload.delete({ collection: "services", id: service });
});

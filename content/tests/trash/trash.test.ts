import { existsSync } from "node:fs";
import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { filesInTrash, servePublicUpload } from "../../src/app/uploads/public-file.ts";
import { emptyTrash, TRASH_DAYS } from "../../src/editing/trash/empty-trash.ts";
import { nextContentVersion } from "../../src/entry/content-version.ts";
import { uploadPath } from "../../src/files/folder.ts";
import { readRows } from "../../src/platform/database/statement.ts";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";
import { stopTime } from "../../testing/manual-schedule.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";
import { editorRest, type Rest } from "../../testing/rest.ts";

let payload: Payload;
let rest: Rest;

beforeAll(async () => {
  payload = await startContentSystem();
  rest = await editorRest(payload);
});

const published = { _status: "published" as const };

async function upload(name = "bild.jpg"): Promise<{ id: number; filename: string }> {
  const file = uploadedFile(name, "image/jpeg", await picture(300 + Math.floor(Math.random() * 900), 200));
  const { id, filename } = await payload.create({ collection: "media", file, data: { alternativeText: "Ein Kreis" } });
  return { id, filename: filename ?? "" };
}

/** Like the admin's 'Löschen'. */
const trash = (path: string) => rest("PATCH", path, { deletedAt: new Date().toISOString() });

/** Like the admin's 'Wiederherstellen'. */
function restore(path: string, status?: "published" | "draft") {
  const [, collection, id] = path.split("/");
  const where = `trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`;
  return rest("PATCH", `/${collection}?${where}`, { deletedAt: null, ...(status ? { _status: status } : {}) });
}

/** Titles of all visible entries in the content API. */
async function visible(): Promise<string> {
  const { data } = await askGraphQL(payload)(`{
    services { data { attributes { title } } } references { data { attributes { title } } }
    menuitems { data { attributes { title } } } categories { data { attributes { name } } }
    projects(sort: "id:desc") { data { attributes { header categories { data { attributes { name } } } } } meta { pagination { total } } }
  }`);
  return JSON.stringify(data);
}

test("an entry of every type moves to the trash, becomes invisible, and is restored completely", async () => {
  const entries = [
    ["services", { title: "Luftbild", name: "luftbild", mainContent: "Von oben", ...published }],
    ["references", { title: "Obsthof", description: "Äpfel", ...published }],
    ["menuitems", { title: "Zum Kontakt", name: "contact", ...published }],
    ["projects", { header: "Fotowand", teaser: "An der Wand", ...published }],
    ["categories", { name: "Porträt", description: "Gesichter", ...published }],
  ] as const;
  for (const [collection, data] of entries) {
    const title = "title" in data ? data.title : "header" in data ? data.header : data.name;
    const { id } = await payload.create({ collection, data: data as never });
    const path = `/${collection}/${id}`;
    expect(await visible()).toContain(collection === "categories" ? "categories" : title);
    expect((await trash(path)).status).toBe(200);
    expect(await visible()).not.toContain(title);
    expect((await rest("GET", path)).status).toBe(404);
    const back = await restore(path, "published");
    expect(back.status, back.body).toBe(200);
    expect(JSON.parse((await rest("GET", path)).body)).toMatchObject(data);
  }
});

test("while the database is unreachable, files in the trash stay hidden, and published ones are served", async () => {
  const [kept, gone] = [await upload(), await upload()];
  const statuses = () =>
    Promise.all(
      [kept, gone].map(async ({ filename }) => {
        const answer = await servePublicUpload(payload, new Request(`http://content/uploads/${filename}`), filename);
        await answer.body?.cancel();
        return answer.status;
      }),
    );
  expect(await statuses()).toEqual([200, 200]);
  expect((await trash(`/media/${gone.id}`)).status).toBe(200);
  expect(await statuses()).toEqual([200, 404]);
  await readRows(payload, sql`ALTER TABLE media RENAME TO media_away`);
  try {
    expect(await statuses()).toEqual([200, 404]);
    nextContentVersion(); // the change may have been to the trash
    expect(await statuses()).toEqual([503, 503]);
  } finally {
    await readRows(payload, sql`ALTER TABLE media_away RENAME TO media`);
  }
  await expect.poll(statuses).toEqual([200, 404]);
  await payload.delete({ collection: "media", id: gone.id, trash: true });
});

test("a file in the trash is kept, but isn't public, and can be restored", async () => {
  const { id, filename } = await upload();
  expect((await filesInTrash(payload)).has(filename)).toBe(false);
  expect((await trash(`/media/${id}`)).status).toBe(200);
  expect(existsSync(uploadPath(filename))).toBe(true);
  await expect.poll(async () => (await filesInTrash(payload)).has(filename)).toBe(true);
  expect((await filesInTrash(payload)).has(`thumbnail_${filename}`)).toBe(true);
  expect((await filesInTrash(payload)).has(`thumbnail_${filename.replace(".jpg", ".avif")}`)).toBe(true);
  expect((await restore(`/media/${id}`)).status).toBe(200);
  await expect.poll(async () => (await filesInTrash(payload)).has(filename)).toBe(false);
});

test("an anchor in the trash is free for others; its entry can be restored once it is free again", async () => {
  const film = (title: string) =>
    payload.create({ collection: "services", data: { title, name: "film", ...published } });
  const old = await film("Film");
  await trash(`/services/${old.id}`);
  const { id } = await film("Film neu");
  const refused = await restore(`/services/${old.id}`, "published");
  expect(refused.status).toBe(400);
  expect(refused.body).toContain("„film“ (Anker) gehört inzwischen zu „Film neu“");
  await payload.update({ collection: "services", id, data: { name: "film-neu" } });
  expect((await restore(`/services/${old.id}`, "published")).status).toBe(200);
  await expect(film("Noch einer")).rejects.toThrow(/Anker/);
});

test("entries are deleted permanently after thirty days in the trash, with their files, and not before", async () => {
  const { id, filename } = await upload("alt.jpg");
  const project = await payload.create({ collection: "projects", data: { header: "Alt", image: id, ...published } });
  await trash(`/projects/${project.id}`);
  await trash(`/media/${id}`);
  const day = 24 * 3600 * 1000;
  const time = stopTime();
  await time.advance((TRASH_DAYS - 1) * day);
  expect(await emptyTrash(payload)).toBe(0);
  await time.advance(2 * day);
  expect(await emptyTrash(payload)).toBe(2);
  await expect.poll(() => existsSync(uploadPath(filename))).toBe(false);
  const left = await payload.find({ collection: "projects", where: { id: { equals: project.id } }, trash: true });
  expect(left.totalDocs).toBe(0);
});

test("a category in use can't be trashed or deleted, and the message names the projects", async () => {
  const { id } = await payload.create({ collection: "categories", data: { name: "Architektur", ...published } });
  const data = { header: "Treppenhaus", categories: [id], ...published };
  const project = await payload.create({ collection: "projects", data });
  const refused = await trash(`/categories/${id}`);
  expect(refused.status).toBe(400);
  expect(refused.body).toContain("Diese Kategorie wird noch gebraucht: Projekt „Treppenhaus“");
  expect((await rest("DELETE", `/categories/${id}`)).status).toBe(400);
  await payload.update({ collection: "projects", id: project.id, data: { categories: [] } });
  expect((await trash(`/categories/${id}`)).status).toBe(200);
});

test("an entry in the trash keeps its file; one whose file is in the trash is restored without it or not at all", async () => {
  const { id: image } = await upload("rahmen.jpg");
  const data = { header: "Rahmen", teaser: "Holz", image, ...published };
  const { id } = await payload.create({ collection: "projects", data });
  await trash(`/projects/${id}`);
  expect((await trash(`/media/${image}`)).status).toBe(200);
  await expect(payload.delete({ collection: "media", id: image, trash: true })).rejects.toThrow(/Rahmen/);
  const restored = await restore(`/projects/${id}`, "published");
  expect([restored.status, restored.body]).toEqual([400, expect.stringContaining("Bild")]);
});

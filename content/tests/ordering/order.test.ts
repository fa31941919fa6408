import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Payload } from "payload";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { settings } from "../../src/platform/settings/settings.ts";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";
import { editorRest, type Rest, restOf } from "../../testing/rest.ts";

let payload: Payload;
let rita: Rest;
let alex: Rest;

/** Webhooks to a site: what was published, and what it could read at that time. */
const told: { source: string; id: number; visible: string }[] = [];

/** Webhooks about an entry, since late ones may be from earlier tests. */
const toldOf = (title: string) => told.filter(({ id }) => id === ids[title]);

const visible = async () => {
  const query = `{ references(sort: "sortId") { data { attributes { title } } } }`;
  const { references } = (await askGraphQL(payload)(query)).data as {
    references: { data: { attributes: { title: string } }[] };
  };
  return references.data.map(({ attributes }) => attributes.title).join();
};

const site = createServer(async (request, response) => {
  const { source, id } = JSON.parse(Buffer.concat(await request.toArray()).toString());
  told.push({ source, id, visible: await visible() });
  response.writeHead(202).end();
});

beforeAll(async () => {
  payload = await startContentSystem();
  rita = await editorRest(payload, "Rita");
  alex = await editorRest(payload, "Alex");
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  settings.SITE_URLS = [`http://127.0.0.1:${(site.address() as AddressInfo).port}`];
});

afterAll(() => new Promise((resolve) => site.close(resolve)));

const silent = { context: { silent: true } } as const;
let ids: Record<string, number> = {};

/** Four references, A to D, and one outside of the carousel. */
beforeEach(async () => {
  await payload.delete({ collection: "references", where: { id: { exists: true } }, trash: true, ...silent });
  ids = {};
  for (const [title, sortId] of [
    ["A", 10],
    ["B", 20],
    ["C", 30],
    ["D", 35],
    ["Ohne", null],
  ] as const) {
    const data = { title, sortId, _status: "published" as const };
    ids[title] = (await payload.create({ collection: "references", data, ...silent })).id;
  }
  told.length = 0;
});

const order = { collection: "references", field: "sortId" };
const id = (title: string) => ids[title] ?? 0;

const move = (rest: Rest, title: string, before: string | null) =>
  rest("POST", "/order", { ...order, id: id(title), before: before === null ? null : id(before) });

type Entries = {
  entries: { title: string; number: number | null; isPublic: boolean; thumbnail: unknown; draft: boolean }[];
};

async function shown(collection = "references", field = "sortId"): Promise<Entries["entries"]> {
  const { body } = await rita("GET", `/order?collection=${collection}&field=${field}`);
  return (JSON.parse(body) as Entries).entries.filter(({ number }) => number !== null);
}

const read = async (title: string, draft = true) =>
  JSON.parse((await rita("GET", `/references/${id(title)}?draft=${draft}&depth=0`)).body);

test("an entry moves: numbers follow, unmoved entries keep theirs, and the site is notified once", async () => {
  const { status, body } = await move(rita, "C", "A");
  expect(status, body).toBe(200);
  const expected = [
    { title: "C", number: 10 },
    { title: "A", number: 20 },
    { title: "B", number: 30 },
    { title: "D", number: 35 },
  ];
  expect((JSON.parse(body) as Entries).entries).toMatchObject([...expected, { title: "Ohne", number: null }]);
  expect(await shown()).toMatchObject(expected);
  const heard = [{ source: "references", visible: expect.stringContaining("C,A,B,D") }];
  await expect.poll(() => toldOf("C")).toMatchObject(heard);

  expect((await move(rita, "C", null)).status).toBe(200);
  expect((await shown()).map(({ title }) => title)).toEqual(["A", "B", "D", "C"]);
});

test("a draft moves with the others and stays a draft; visitors only see its new position", async () => {
  const draft = { sortId: 30, title: "C im Entwurf", description: "Neu" };
  await payload.update({ collection: "references", id: id("C"), draft: true, data: draft });
  const before = await read("C");
  await move(rita, "C", "A");
  expect(await read("C")).toEqual({ ...before, sortId: 10 });
  expect(await read("C", false)).toMatchObject({ title: "C", sortId: 10, description: null, _status: "published" });
  const { totalDocs } = await payload.countVersions({
    collection: "references",
    where: { parent: { equals: id("C") } },
  });
  expect(totalDocs).toBe(2);
});

test("an entry with a position only in its draft isn't published by a move", async () => {
  await payload.update({ collection: "references", id: id("Ohne"), draft: true, data: { sortId: 99 } });
  await move(rita, "Ohne", "A");
  expect((await shown()).map(({ title, draft }) => [title, draft])[0]).toEqual(["Ohne", true]);
  expect(await read("Ohne", false)).toMatchObject({ sortId: null });
});

test("an entry is removed from an order and added again, for visitors at once; its draft stays a draft", async () => {
  await payload.update({ collection: "references", id: id("B"), draft: true, data: { description: "Neu" } });
  const out = await rita("POST", "/order", { ...order, id: id("B"), before: null, out: true });
  expect(out.status, out.body).toBe(200);
  expect((await shown()).map(({ title }) => title)).toEqual(["A", "C", "D"]);
  expect(await read("B", false)).toMatchObject({ sortId: null, _status: "published" });
  expect((await move(rita, "B", "C")).status).toBe(200);
  expect((await shown()).map(({ title }) => title)).toEqual(["A", "B", "C", "D"]);
  expect(await read("B")).toMatchObject({ description: "Neu", _status: "draft" });
  expect(await read("B", false)).toMatchObject({ description: null, _status: "published" });

  expect((await move(rita, "Ohne", "A")).status).toBe(200);
  expect(await visible()).toBe("Ohne,A,B,C,D");
});

test("works are chosen, ordered and removed in the settings, whose draft stays one; a sixth is refused", async () => {
  const settingsOf = { slug: "site-settings", depth: 0 } as const;
  const website = { agencyName: "Licht", email: "a@example.org", copyrightYear: 2022, _status: "published" } as const;
  await payload.updateGlobal({ slug: "site-settings", data: website });
  await payload.updateGlobal({ slug: "site-settings", draft: true, data: { agencyName: "Lichter", _status: "draft" } });
  const made: number[] = [];
  for (const header of ["1", "2", "3", "4", "5", "6"])
    made.push((await payload.create({ collection: "projects", data: { header, _status: "published" } })).id);
  const [one = 0, two = 0, three = 0] = made;
  const works = { collection: "projects", field: "chosenProjects" };
  const post = (body: object) => rita("POST", "/order", { ...works, before: null, ...body });
  for (const chosen of made.slice(0, 5)) expect((await post({ id: chosen })).status).toBe(200);
  const sixth = await post({ id: made[5] });
  expect([sixth.status, sixth.body]).toEqual([400, expect.stringContaining("Mehr als 5 Arbeiten")]);
  expect((await post({ id: three, before: one })).status).toBe(200);
  expect((await post({ id: two, out: true })).status).toBe(200);
  const chosen = [three, one, made[3], made[4]];
  expect(await payload.findGlobal(settingsOf)).toMatchObject({ agencyName: "Licht", chosenProjects: chosen });
  const drafted = await payload.findGlobal({ ...settingsOf, draft: true });
  expect(drafted).toMatchObject({ agencyName: "Lichter", chosenProjects: chosen, _status: "draft" });
  expect((await shown("projects", "chosenProjects")).map(({ title }) => title)).toEqual(["3", "1", "4", "5"]);
});

test("an open form isn't affected: order and text are kept, and nothing is stale", async () => {
  const { updatedAt } = await read("C");
  await alex("POST", "/editing", { collection: "references", id: id("C"), form: "open" });
  expect((await move(rita, "C", "A")).status).toBe(200);
  const save = (data: object) =>
    alex("PATCH", `/references/${id("C")}?draft=true&autosave=true&depth=0`, { ...data, lastForm: "alex" });
  const saved = await save({ title: "C", description: "Alex' Satz", updatedAt });
  expect(saved.status, saved.body).toBe(200);
  expect(await read("C")).toMatchObject({ description: "Alex' Satz", sortId: 10 });

  const own = await save({ sortId: 33, updatedAt });
  expect(own.status, own.body).toBe(200);
  expect(await read("C")).toMatchObject({ sortId: 33 }); // their own input wins
});

test("two concurrent moves are both kept", async () => {
  const moves = await Promise.all([move(rita, "D", "A"), move(alex, "B", null)]);
  expect(moves.map(({ status }) => status)).toEqual([200, 200]);
  expect((await shown()).map(({ title }) => title)).toEqual(["D", "A", "C", "B"]);
});

test("without an account, for another field, or with a deleted entry, nothing moves", async () => {
  const nobody = await restOf(payload, null);
  expect((await move(nobody, "C", "A")).status).toBe(403);
  expect((await nobody("GET", "/order?collection=references&field=sortId")).status).toBe(403);
  for (const wrong of [{ field: "slideId" }, { field: "title" }, { collection: "users" }, { before: "A" }]) {
    expect((await rita("POST", "/order", { ...order, id: id("C"), before: id("A"), ...wrong })).status).toBe(400);
  }
  await payload.update({ collection: "references", id: id("A"), data: { deletedAt: new Date().toISOString() } });
  const gone = await move(rita, "C", "A");
  expect(gone.status).toBe(409);
  expect(gone.body).toContain("Diesen Platz gibt es inzwischen nicht mehr.");
  expect((await shown()).map(({ number }) => number)).toEqual([20, 30, 35]);
});

test("an order is written completely or not at all, without notifying a site", async () => {
  const { execute } = payload.db as unknown as { execute: (args: object) => Promise<unknown> };
  const broken = payload.db as unknown as { execute: (args: object) => Promise<unknown> };
  let statements = 0;
  broken.execute = (args) => {
    statements += 1;
    if (statements > 3) throw new Error("disk full");
    return execute.call(payload.db, args);
  };
  expect((await move(rita, "C", "A")).status).toBe(500);
  broken.execute = execute;
  expect((await shown()).map(({ title, number }) => [title, number])).toEqual([
    ["A", 10],
    ["B", 20],
    ["C", 30],
    ["D", 35],
  ]);
  await move(rita, "D", "A");
  await expect.poll(() => toldOf("D")).toHaveLength(1);
  expect(toldOf("C")).toEqual([]);
});

test("services have two independent orders; entries with a picture show it", async () => {
  const file = uploadedFile("bild.jpg", "image/jpeg", await picture(300, 200));
  const slideImage = (await payload.create({ collection: "media", file, data: { alternativeText: "Ein Kreis" } })).id;
  const made = [];
  for (const [title, slideId] of [
    ["Film", 1],
    ["Foto", 2],
    ["Druck", null],
  ] as const) {
    const slide = slideId ? { slideId, slideImage, header: "Gut" } : {};
    const data = { title, name: title.toLowerCase(), ...slide, _status: "published" as const };
    made.push((await payload.create({ collection: "services", data })).id);
  }
  const body = { collection: "services", field: "slideId", id: made[1], before: made[0] };
  expect((await rita("POST", "/order", body)).status).toBe(200);
  expect(await shown("services", "slideId")).toMatchObject([
    { title: "Foto", number: 1, thumbnail: { url: expect.stringMatching(/^\/uploads\/thumbnail_/), width: 245 } },
    { title: "Film", number: 2 },
  ]);
  const druck = { collection: "services", field: "slideId", id: made[2], before: null };
  const refused = await rita("POST", "/order", druck);
  expect([refused.status, refused.body]).toEqual([400, expect.stringContaining("eine Schlagzeile und ein Bild")]);
  expect(await shown("services", "slideId")).toHaveLength(2);
  expect(await shown("services")).toMatchObject([
    { title: "Film", number: 10 },
    { title: "Foto", number: 20 },
    { title: "Druck", number: 30, thumbnail: null },
  ]);
});

test("the menu comes from the website: editors get its URL, without access to drafts", async () => {
  const nobody = await restOf(payload, null);
  expect((await nobody("GET", "/order/menu")).status).toBe(403);
  const { body } = await rita("GET", "/order/menu");
  expect(JSON.parse(body).address).toMatch(/^\/vorschau\/navigation\?token=menuitems\.0\.\d{13}\.[\da-f]{64}$/);
});

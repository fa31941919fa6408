import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { servePublicUpload } from "../../src/app/uploads/public-file.ts";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";
import { stopTime } from "../../testing/manual-schedule.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";
import { editorRest, restOf } from "../../testing/rest.ts";

let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
});

const published = { _status: "published" as const };

async function publishService(name: string): Promise<number> {
  return (await payload.create({ collection: "services", data: { title: name, name, ...published } })).id;
}

const rename = (id: number, name: string) =>
  payload.update({ collection: "services", id, data: { name, ...published } });

/** Reads former anchors from the content API. */
async function formerAnchors(): Promise<Record<string, string>> {
  const { data } = await askGraphQL(payload)("{ formerAnchors { former current } }");
  const found = data.formerAnchors as { former: string; current: string }[];
  return Object.fromEntries(found.map(({ former, current }) => [former, current]));
}

test("a section is found by all its former anchors; one that it takes back is no longer a former one", async () => {
  const id = await publishService("foto");
  expect(await formerAnchors()).toEqual({});
  await rename(id, "fotografie");
  await rename(id, "bilder");
  expect(await formerAnchors()).toEqual({ foto: "bilder", fotografie: "bilder" });
  await rename(id, "foto");
  expect(await formerAnchors()).toEqual({ fotografie: "foto", bilder: "foto" });
  await payload.delete({ collection: "services", id });
});

test("an anchor taken by another section leads to that one, even after it is renamed", async () => {
  const [first, second] = [await publishService("film"), await publishService("ton")];
  await rename(first, "video");
  await rename(second, "film");
  expect(await formerAnchors()).toEqual({ ton: "film" });
  await rename(second, "klang");
  expect(await formerAnchors()).toEqual({ ton: "klang", film: "klang" });
  for (const id of [first, second]) await payload.delete({ collection: "services", id });
});

test("anchors of drafts, unpublished and trashed sections aren't public", async () => {
  const { id } = await payload.create({ collection: "services", data: { title: "A", name: "geheim" }, draft: true });
  await payload.update({ collection: "services", id, draft: true, data: { name: "noch-geheim" } });
  await rename(id, "offen");
  expect(await formerAnchors()).toEqual({});
  await payload.update({ collection: "services", id, draft: true, data: { name: "geplant" } });
  expect(await formerAnchors()).toEqual({});
  await rename(id, "neu");
  expect(await formerAnchors()).toEqual({ offen: "neu" });

  await payload.update({ collection: "services", id, data: { _status: "draft" } });
  expect(await formerAnchors()).toEqual({});
  await rename(id, "wieder-da");
  expect(await formerAnchors()).toEqual({ offen: "wieder-da", neu: "wieder-da" });

  await payload.update({ collection: "services", id, data: { deletedAt: new Date().toISOString() } });
  expect(await formerAnchors()).toEqual({});
  await payload.update({ collection: "services", id, trash: true, data: { deletedAt: null, ...published } });
  expect(await formerAnchors()).toEqual({ offen: "wieder-da", neu: "wieder-da" });
  await payload.delete({ collection: "services", id });
});

test("former addresses are internal", async () => {
  for (const who of [await restOf(payload, null), await editorRest(payload)])
    expect((await who("GET", "/public-addresses")).status).toBe(403);
});

const upload = async (width: number) => uploadedFile("Haus.jpg", "image/jpeg", await picture(width, 200));

async function ask(name: string): Promise<{ status: number; location: string | null; cache: string | null }> {
  const answer = await servePublicUpload(payload, new Request(`http://content/uploads/${name}`), name);
  await answer.body?.cancel();
  const { headers, status } = answer;
  return { status, location: headers.get("location"), cache: headers.get("cache-control") };
}

test("a replaced file's address permanently leads to the newest file in the same size once the old one is removed; not to one in the trash", async () => {
  const data = { alternativeText: "Ein Kreis auf Grund" };
  const context = { silent: true }; // no encodings meanwhile, and sites are notified a minute later
  const time = stopTime();
  const first = await payload.create({ collection: "media", file: await upload(600), data, context });
  const { id } = first;
  const original = first.filename ?? "";
  expect((await ask("gibt-es-nicht.jpg")).status).toBe(404);

  const second = await payload.update({ collection: "media", id, file: await upload(610), data: {}, context });
  const third = await payload.update({ collection: "media", id, file: await upload(620), data: {}, context });
  const current = third.filename ?? "";
  const moved = (name: string) => ({ status: 301, location: `/uploads/${name}`, cache: "no-cache" });
  await time.advance(60_000);
  // The old files are removed after the commit.
  await expect.poll(() => ask(second.filename ?? "")).toEqual(moved(current));
  expect(await ask(original)).toEqual(moved(current));
  expect(await ask(`small_${original}`)).toEqual(moved(`small_${current}`));
  expect(await ask(`small_${original}`.replace(".jpg", ".avif"))).toEqual(moved(`small_${current}`));

  const trash = (deletedAt: string | null) =>
    payload.update({ collection: "media", id, trash: true, data: { deletedAt } });
  await trash(new Date().toISOString());
  expect((await ask(original)).status).toBe(404);
  await trash(null);
  expect(await ask(original)).toEqual(moved(current));

  await payload.update({ collection: "media", id, file: await upload(600), data: {} });
  expect((await ask(original)).status).toBe(200);
  await expect.poll(() => ask(current)).toEqual(moved(original));
  await payload.delete({ collection: "media", id });
  await expect.poll(async () => (await ask(original)).status).toBe(404);
  expect((await ask(current)).status).toBe(404);
});

test("a flood of wrong addresses queries former files once", async () => {
  await ask("noch-eine.jpg");
  const { db } = payload;
  const find = db.find.bind(db);
  let asked = 0;
  db.find = ((args: Parameters<typeof find>[0]) => {
    asked += Number(args.collection === "public-addresses");
    return find(args);
  }) as typeof db.find;
  try {
    for (let number = 0; number < 20; number += 1) expect((await ask(`falsch-${number}.jpg`)).status).toBe(404);
  } finally {
    db.find = find as typeof db.find;
  }
  expect(asked).toBe(0);
});

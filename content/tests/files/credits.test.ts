// @long content/src/files
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { servePublicUpload } from "../../src/app/uploads/public-file.ts";
import { encodeOutstanding } from "../../src/files/encoding-queue.ts";
import { fileNames } from "../../src/files/renditions.ts";
import { wordsWithin } from "../../src/files/words/words-within.ts";
import { settings } from "../../src/platform/settings/settings.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

let payload: Payload;

beforeAll(async () => {
  settings.BACKGROUND_ENCODING = "on";
  payload = await startContentSystem();
});

const served = (name: string) => servePublicUpload(payload, new Request("http://content/uploads/x"), name);

const find = (id: number) => payload.findByID({ collection: "media", id, depth: 0 });

const bytesOf = async (name: string) => Buffer.from(await (await served(name)).arrayBuffer());

/** The credits in an entry's files, empty if there is none: first the upload, then the renditions. */
async function creditsIn(id: number): Promise<[string, ...string[]]> {
  await encodeOutstanding(payload);
  const [whole = "", ...sizes] = fileNames(await find(id));
  const creditOf = async (name: string) => (await wordsWithin(await bytesOf(name))).credit;
  expect(sizes).toHaveLength(15);
  const credits: string[] = [];
  for (const name of sizes) credits.push(await creditOf(name));
  return [await creditOf(whole), ...new Set(credits)];
}

test("a changed credit is written into all renditions under new names; the original keeps its bytes", async () => {
  const { id, ...before } = await payload.create({
    collection: "media",
    file: uploadedFile("Der Hafen.jpg", "image/jpeg", await picture(700, 500)),
    data: { alternativeText: "Der Hafen bei Nacht", name: "Hafen" },
  });
  expect(await creditsIn(id)).toEqual(["", ""]);
  const bytes = await bytesOf(before.filename ?? "");

  await payload.update({ collection: "media", id, data: { credit: "Foto: Erika Mustermann" } });
  expect(await creditsIn(id)).toEqual(["", "Foto: Erika Mustermann"]);
  const after = await find(id);
  expect(after).toMatchObject({ name: "Hafen", contentHash: before.contentHash });
  expect(after.filename).toMatch(/^der-hafen_[0-9a-f]{10}\.jpg$/);
  expect(await bytesOf(after.filename ?? "")).toEqual(bytes);
  expect((await served(before.filename ?? "")).headers.get("location")).toBe(`/uploads/${after.filename}`);

  await payload.update({ collection: "media", id, data: { credit: "Foto: Erika Mustermann", caption: "Der Hafen" } });
  expect((await find(id)).filename).toBe(after.filename);
  await payload.update({ collection: "media", id, data: { credit: null } });
  expect(await creditsIn(id)).toEqual(["", ""]);
  expect((await find(id)).filename).toBe(before.filename);
});

test("a replaced picture keeps the entry's credit", async () => {
  const { id } = await payload.create({
    collection: "media",
    file: uploadedFile("kran.jpg", "image/jpeg", await picture(300, 200)),
    data: { alternativeText: "Ein Kran am Hafen", credit: "Foto: Max Muster" },
  });
  const file = uploadedFile("kran-2.png", "image/png", await picture(310, 200, "png"));
  await payload.update({ collection: "media", id, file, data: {} });
  expect(await creditsIn(id)).toEqual(["Foto: Max Muster", "Foto: Max Muster"]);
});

test("a credit for many pictures at once is refused with advice", async () => {
  const changed = payload.update({ collection: "media", where: { id: { exists: true } }, data: { credit: "Muster" } });
  await expect(changed).rejects.toThrow("Bitte ändern Sie ihn einzeln");
});

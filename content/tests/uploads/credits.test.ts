// @long content/src/uploads
import type { Payload } from "payload";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { settings } from "../../src/settings/settings.ts";
import { encodeOutstanding } from "../../src/uploads/encoding-queue.ts";
import { fileNames } from "../../src/uploads/file-names.ts";
import { servePublicUpload } from "../../src/uploads/public-file.ts";
import { xmpTexts } from "../../src/uploads/words/xmp-texts.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

let payload: Payload;

beforeAll(async () => {
  settings.BACKGROUND_ENCODING = "on";
  payload = await startContentSystem();
});

const served = (name: string) => servePublicUpload(payload, new Request("http://content/uploads/x"), name);

const find = (id: number) => payload.findByID({ collection: "media", id, depth: 0 });

/** Whose each of an entry's files says it is; null for one that says nothing. */
async function creditsIn(id: number): Promise<Set<string | null>> {
  await encodeOutstanding(payload);
  const files = fileNames(await find(id)).map(async (name) => {
    const { xmp } = await sharp(Buffer.from(await (await served(name)).arrayBuffer())).metadata();
    return xmp ? (xmpTexts(xmp).creator ?? null) : null;
  });
  return new Set(await Promise.all(files));
}

const pixelsOf = async (name: string) =>
  (
    await sharp(Buffer.from(await (await served(name)).arrayBuffer()))
      .raw()
      .toBuffer()
  ).toString("base64");

test("a changed credit is written into all files of a picture, which get new names; its pixels stay bit for bit", async () => {
  const { id, ...before } = await payload.create({
    collection: "media",
    file: uploadedFile("Der Hafen.jpg", "image/jpeg", await picture(700, 500)),
    data: { alternativeText: "Der Hafen bei Nacht", name: "Hafen" },
  });
  expect(await creditsIn(id)).toEqual(new Set([null]));
  const pixels = await pixelsOf(before.filename ?? "");

  await payload.update({ collection: "media", id, data: { credit: "Foto: Erika Mustermann" } });
  expect(await creditsIn(id)).toEqual(new Set(["Foto: Erika Mustermann"]));
  const after = await find(id);
  expect(after).toMatchObject({ name: "Hafen", contentHash: before.contentHash });
  expect(after.filename).toMatch(/^der-hafen_[0-9a-f]{10}\.jpg$/);
  expect(await pixelsOf(after.filename ?? "")).toBe(pixels);
  expect((await served(before.filename ?? "")).headers.get("location")).toBe(`/uploads/${after.filename}`);

  await payload.update({ collection: "media", id, data: { credit: "Foto: Erika Mustermann", caption: "Der Hafen" } });
  expect((await find(id)).filename).toBe(after.filename);
  await payload.update({ collection: "media", id, data: { credit: null } });
  expect(await creditsIn(id)).toEqual(new Set([null]));
  expect((await find(id)).filename).toBe(before.filename);
});

test("a replaced picture keeps the credit of its entry", async () => {
  const { id } = await payload.create({
    collection: "media",
    file: uploadedFile("kran.jpg", "image/jpeg", await picture(300, 200)),
    data: { alternativeText: "Ein Kran am Hafen", credit: "Foto: Max Muster" },
  });
  const file = uploadedFile("kran-2.png", "image/png", await picture(310, 200, "png"));
  await payload.update({ collection: "media", id, file, data: {} });
  expect(await creditsIn(id)).toEqual(new Set(["Foto: Max Muster"]));
});

test("a credit for many pictures at once is refused with what to do", async () => {
  const changed = payload.update({ collection: "media", where: { id: { exists: true } }, data: { credit: "Muster" } });
  await expect(changed).rejects.toThrow("Bitte ändern Sie ihn einzeln");
});

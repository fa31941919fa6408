// @long content/src/files
import { createHash } from "node:crypto";
import type { Payload } from "payload";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

let payload: Payload;
beforeAll(async () => {
  payload = await startContentSystem();
});

const sha256 = (data: Buffer) => createHash("sha256").update(data).digest("hex");

/** A phone's photo, which is rotated and stripped of metadata before it is stored. */
const photo = async (width: number) =>
  sharp(await picture(width, 200))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test("a file is identified by its uploaded bytes, although others are stored, and by the new ones after a replacement", async () => {
  const [first, second] = [await photo(310), await photo(320)];
  const data = { alternativeText: "Ein Kreis auf Grund" };
  const file = (content: Buffer) => uploadedFile("IMG_1.jpg", "image/jpeg", content);
  const { id, filename } = await payload.create({ collection: "media", file: file(first), data });
  const known = async (content: Buffer) => {
    const where = { contentHash: { equals: sha256(content) } };
    return (await payload.find({ collection: "media", where, depth: 0 })).docs.map((found) => found.id);
  };
  expect(filename).not.toContain(sha256(first).slice(0, 10));
  expect(await known(first)).toEqual([id]);

  await payload.update({ collection: "media", id, data: { caption: "Derselbe Kreis" } });
  expect(await known(first)).toEqual([id]);
  await payload.update({ collection: "media", id, file: file(second), data: {} });
  expect(await known(first)).toEqual([]);
  expect(await known(second)).toEqual([id]);
});

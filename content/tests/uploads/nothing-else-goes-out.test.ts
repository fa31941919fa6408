import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { PDF_TYPE } from "@schaufenster/contract/media";
import type { Payload } from "payload";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { settings } from "../../src/settings/settings.ts";
import { encodeOutstanding } from "../../src/uploads/encoding-queue.ts";
import { UPLOAD_TYPES } from "../../src/uploads/file-types.ts";
import { uploadsFolder } from "../../src/uploads/folder.ts";
import { serveUpload } from "../../src/uploads/serve.ts";
import { exifTexts } from "../../src/uploads/words/exif-texts.ts";
import { xmpTexts } from "../../src/uploads/words/xmp-texts.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";
import { isPlanted, PLANTED_FILES } from "../../testing/planted-files.ts";

let payload: Payload;
let still: number;

beforeAll(async () => {
  settings.BACKGROUND_ENCODING = "on";
  payload = await startContentSystem();
  const file = uploadedFile("standbild.jpg", "image/jpeg", await picture(300, 200));
  still = (await payload.create({ collection: "media", file, data: { alternativeText: "Ein Kreis auf Rot" } })).id;
  await encodeOutstanding(payload);
});

const served = async (name: string): Promise<Buffer> =>
  Buffer.from(await (await serveUpload(new Request("http://content/uploads/x"), name)).arrayBuffer());

const pixels = async (data: Buffer) =>
  createHash("sha256")
    .update(await sharp(data, { animated: true }).ensureAlpha().raw().toBuffer())
    .digest("hex");

const CREDIT = "Foto: Jörg Müßig / © Studio <Nord> & Söhne";

/** All that a file's EXIF and XMP say, and how many entries its EXIF has. */
async function words(file: Buffer) {
  const { exif = Buffer.alloc(20), xmp = Buffer.alloc(0) } = await sharp(file).metadata();
  expect(exif.length + xmp.length).toBeLessThan(700);
  const entries = exif.subarray(exif.indexOf("MM\0*", "latin1")).readUInt16BE(8);
  const said = [exifTexts(exif), xmpTexts(xmp)].flatMap((each) => Object.entries(each)).filter(([, text]) => text);
  return { entries, said };
}

/** Artist and copyright, creator and rights. */
const WHOSE_IT_IS = {
  entries: 2,
  said: ["creator", "copyright", "creator", "copyright"].map((each) => [each, CREDIT]),
};

// A PDF stays as it is (docs/promises.md).
test.each(UPLOAD_TYPES.filter((type) => type !== PDF_TYPE))(
  "of an upload of the type %s nothing leaves the server but what is seen and heard and whose it is, in no size and no encoding",
  async (type) => {
    const make = PLANTED_FILES.get(type);
    if (!make) throw new Error(`testing/planted-files.ts has no file of the type ${type}`);
    const data = await make();
    expect(isPlanted(data)).toBe(true);
    const sent = Buffer.from(data);
    const before = new Set(readdirSync(uploadsFolder));
    const { filename, width, height } = await payload.create({
      collection: "media",
      file: uploadedFile("urlaub", type, sent),
      data: { alternativeText: "Ein Kreis auf Rot", credit: CREDIT, poster: type.startsWith("video/") ? still : null },
    });
    await encodeOutstanding(payload);
    const names = readdirSync(uploadsFolder).filter((name) => !before.has(name));
    expect(names).toHaveLength(
      type.startsWith("video/") ? 1 : ["jpg", "png"].includes(`${filename?.slice(-3)}`) ? 16 : 11,
    );
    for (const name of names) expect(isPlanted(await served(name)), name).toBe(false);
    if (type.startsWith("video/")) return;
    for (const name of names) expect(await words(await served(name)), name).toEqual(WHOSE_IT_IS);
    if (type !== "image/tiff") expect(await pixels(await served(filename ?? ""))).toEqual(await pixels(data));
    expect([width, height]).toEqual([80, 60]);
  },
);

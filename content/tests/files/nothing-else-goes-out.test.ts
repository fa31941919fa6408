// @long content/src/files
import { readdirSync } from "node:fs";
import { PDF_TYPE } from "@schaufenster/contract/media";
import type { Payload } from "payload";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { encodeOutstanding } from "../../src/files/encoding-queue.ts";
import { UPLOAD_TYPES } from "../../src/files/file-types.ts";
import { uploadsFolder } from "../../src/files/folder.ts";
import { serveUpload } from "../../src/files/serve.ts";
import { creditXmp } from "../../src/files/words/credit-xmp.ts";
import { settings } from "../../src/platform/settings/settings.ts";
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

const pixels = (data: Buffer) => sharp(data, { animated: true }).ensureAlpha().raw().toBuffer();

/** Average difference of two pictures' pixels, of 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all([pixels(one), pixels(other)]);
  expect(after).toHaveLength(before.length);
  return before.reduce((sum, value, at) => sum + Math.abs(value - (after[at] ?? 0)), 0) / before.length;
}

const CREDIT = "Foto: Jörg Müßig / © Studio <Nord> & Söhne";

/** Types that the tests' sharp can't decode, or whose file has other pixels. */
const NOT_COMPARED = /^image\/(heic|heif|tiff)$/;

// PDFs are stored unchanged (docs/promises.md).
test.each(UPLOAD_TYPES.filter((type) => type !== PDF_TYPE))(
  "of an upload of type %s, only picture, sound and credit are served, in all sizes and encodings",
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
    for (const name of names) {
      const { exif, iptc, xmpAsString } = await sharp(await served(name)).metadata();
      expect([exif, iptc, xmpAsString], name).toEqual([undefined, undefined, creditXmp(CREDIT)]);
    }
    const isLossless = type === "image/png" || type === "image/gif";
    if (!NOT_COMPARED.test(type))
      expect(await difference(data, await served(filename ?? ""))).toBeLessThan(isLossless ? 0.001 : 2);
    expect([width, height]).toEqual([80, 60]);
  },
);

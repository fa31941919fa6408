import { createHash } from "node:crypto";
import { UPLOAD_CONTENT_TYPES } from "@schaufenster/contract/media";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { picture } from "../../../testing/pictures.ts";
import { PLANTED_FILES } from "../../../testing/planted-files.ts";
import { UnreadableFile } from "./extents.ts";
import { stripFile } from "./strip-file.ts";

const stripped = (data: Buffer, type: string) => stripFile(Buffer.from(data), type);
const STORED = [...new Set(Object.values(UPLOAD_CONTENT_TYPES))].filter((type) => type.startsWith("image/"));
const sha256 = (data: Buffer) => createHash("sha256").update(data).digest("hex").slice(0, 16);

test.each(STORED)("a file of the type %s that was freed once is not changed again", async (type) => {
  const once = stripFile((await PLANTED_FILES.get(type)?.()) ?? Buffer.alloc(0), type);
  expect(stripped(once, type)).toEqual(once);
});

test("a second picture of an AVIF goes, whatever it is for, and the first stays as it is", async () => {
  const flat = await sharp(await picture(64, 64, "png"))
    .removeAlpha()
    .png()
    .toBuffer();
  const opaque = await sharp(flat).avif({ lossless: true }).toBuffer();
  const two = await sharp(flat).ensureAlpha(0.5).avif({ lossless: true }).toBuffer();
  const reference = two.indexOf("auxl");
  expect(reference).toBeGreaterThan(0);
  two.write("thmb", reference, "latin1");
  const pixels = (data: Buffer) => sharp(data).removeAlpha().raw().toBuffer();
  const clean = stripped(two, "image/avif");
  expect((await sharp(clean).metadata()).hasAlpha).toBe(false);
  expect(sha256(await pixels(clean))).toBe(sha256(await pixels(opaque)));
  const zeros = (data: Buffer) => data.filter((byte) => byte === 0).length;
  expect(zeros(clean)).toBeGreaterThan(zeros(two) + 10);
});

test.each(STORED)(
  "a damaged file of the type %s is freed or called unreadable, in little time",
  async (type) => {
    const data = (await PLANTED_FILES.get(type)?.()) ?? Buffer.alloc(0);
    const damage = fc.array(fc.tuple(fc.nat(data.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(damage, fc.nat(data.length), (bytes, length) => {
        const damaged = Buffer.from(data.subarray(0, length));
        for (const [at, byte] of bytes) if (at < length) damaged[at] = byte;
        try {
          stripFile(damaged, type);
        } catch (error) {
          if (!(error instanceof UnreadableFile)) throw error;
        }
      }),
      { numRuns: 400 },
    );
  },
  10_000,
);

const MANY = 200_000;

/** A file of the type that consists of very many tiny parts, or of the same bytes again and again. */
const CROWDED: [type: string, make: () => Buffer][] = [
  ["image/png", () => Buffer.concat([Buffer.alloc(8), Buffer.alloc(12 * MANY, "\0\0\0\0IDAT\0\0\0\0", "latin1")])],
  [
    "image/jpeg",
    () => Buffer.concat([Buffer.from([255, 0xd8]), Buffer.alloc(6 * MANY, Buffer.from("ffdd00040000", "hex"))]),
  ],
  ["image/webp", () => crowdedWebp()],
];

function crowdedWebp(): Buffer {
  const data = Buffer.concat([Buffer.alloc(12), Buffer.alloc(8 * MANY, "ALPH\0\0\0\0", "latin1")]);
  data.writeUInt32LE(data.length - 8, 4);
  return data;
}

test.each(CROWDED)("a %s of very many parts is called unreadable before it keeps the server busy", (type, make) => {
  expect(() => stripFile(make(), type)).toThrow(UnreadableFile);
});

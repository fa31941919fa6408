import { createHash } from "node:crypto";
import { UPLOAD_CONTENT_TYPES } from "@schaufenster/contract/media";
import fc from "fast-check";
import { expect, test } from "vitest";
import { box, film, isPlanted, PLANTED, PLANTED_FILES, plantWithin } from "../../../testing/planted-files.ts";
import { UnreadableFile } from "./extents.ts";
import { stripFile } from "./strip-file.ts";
import { blankMessages } from "./video-messages.ts";

const stripped = (data: Buffer, type: string) => stripFile(Buffer.from(data), type);
const typeOf = (name: string) => (name.endsWith("webm") ? "video/webm" : "video/mp4");
const STORED = [...new Set(Object.values(UPLOAD_CONTENT_TYPES))].filter((type) => type.startsWith("video/"));
const sha256 = (data: Buffer) => createHash("sha256").update(data).digest("hex").slice(0, 16);

/** Films of testing/films without what is not seen; ffmpeg's `framemd5` of both was the same, and Chromium plays what it knows alike. */
test.each([
  [
    "phone.mp4",
    "H.264 and AAC, with titles, place, telephone, a track of positions and one of time codes",
    "d5387231d8c34266",
  ],
  ["fragments.mp4", "in fragments, with a track of positions", "7cf474d93cde4b30"],
  ["h265.mp4", "H.265, with words of the encoder within the picture's data", "a5dab754499089ec"],
  ["recorder.webm", "VP8 and Vorbis, with tags, words of the encoder and a track of positions", "63ff58fcbd9ba01f"],
  ["live.webm", "VP9 and Opus as a browser records it: no length is said", "dfee4686d56994c7"],
])("%s (%s) keeps its length and every picture and sound, and loses all words", (name, _, hash) => {
  const data = film(name);
  const clean = stripped(data, typeOf(name));
  expect(clean).toHaveLength(data.length);
  expect(isPlanted(clean)).toBe(false);
  expect(clean.toString("latin1")).not.toMatch(/Lavf|libvpx|x264|x265|libvorbis/);
  expect(sha256(clean)).toBe(hash);
});

test.each(STORED)("a file of the type %s that was freed once is not changed again", async (type) => {
  const once = stripFile((await PLANTED_FILES.get(type)?.()) ?? Buffer.alloc(0), type);
  expect(stripped(once, type)).toEqual(once);
});

test("what a camera says stays out in every way that a film can say how long it is", () => {
  const data = film("phone.mp4");
  const endings = [
    box("uuid"),
    box("uuid", undefined, 1),
    box("uuid", undefined, 0),
    Buffer.from(PLANTED),
    box("mdat"),
  ];
  for (const ending of endings) expect(isPlanted(stripped(Buffer.concat([data, ending]), "video/mp4"))).toBe(false);
  const cut = plantWithin(data, ["moov", "trak", "mdia"], box("udta").subarray(0, 30));
  expect(isPlanted(stripped(cut, "video/mp4"))).toBe(false);
});

test("the hour of a recording is in none of a film's headers", () => {
  const clean = stripped(film("phone.mp4"), "video/mp4");
  for (const header of ["mvhd", "tkhd", "mdhd"]) {
    const at = clean.indexOf(header) + 8;
    expect(clean.readBigUInt64BE(at), header).toBe(0n);
  }
});

/** ITU-T H.264, 7.3.2.3: kinds and lengths of the messages in a unit. */
function messages(unit: Buffer): [kind: number, length: number][] {
  const found: [number, number][] = [];
  let at = 0;
  const number = () => {
    let sum = 0;
    for (; unit[at] === 255; at += 1) sum += 255;
    return sum + (unit[at++] ?? 0);
  };
  while (at < unit.length - 1) {
    const [kind, length] = [number(), number()];
    found.push([kind, length]);
    at += length;
  }
  expect([at, unit[at]]).toEqual([unit.length - 1, 0x80]);
  return found;
}

test("a message of any length within the picture's data becomes one without meaning, and the unit stays whole", () => {
  for (let length = 3; length < 1100; length += 1) {
    const unit = Buffer.alloc(length, "x");
    unit.set([5, Math.min(254, length - 3)]);
    unit[length - 1] = 0x80;
    const sample = Buffer.concat([Buffer.from([0, 0, (length + 1) >> 8, (length + 1) & 255, 6]), unit]);
    blankMessages(sample, { start: 0, end: sample.length }, { lengthBytes: 4, headerBytes: 1, is: (b) => b === 6 });
    expect(sample.subarray(0, 5)).toEqual(Buffer.from([0, 0, (length + 1) >> 8, (length + 1) & 255, 6]));
    expect(messages(sample.subarray(5)).every(([kind]) => kind === 3)).toBe(true);
  }
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

/** In bytes; 0 of a film that is refused. */
function lengthOfStripped(data: Buffer): number {
  try {
    return stripFile(data, "video/mp4").length;
  } catch (error) {
    if (error instanceof UnreadableFile) return 0;
    throw error;
  }
}

test("numbers in a film that no film has make it unreadable, or change nothing of its size", () => {
  const data = film("phone.mp4");
  for (const table of ["stsz", "stsc", "stco", "stts"]) {
    for (let at = data.indexOf(table); at >= 0; at = data.indexOf(table, at + 4)) {
      const hostile = Buffer.from(data);
      hostile.fill(0xff, at + 8, at + 16);
      expect(lengthOfStripped(hostile), `${table} at ${at}`).toBeLessThanOrEqual(hostile.length);
    }
  }
});

const MANY = 200_000;

/** Each chunk of it holds all of the file. */
function sharedSamples(): Buffer {
  const data = Buffer.concat([film("phone.mp4"), Buffer.alloc(1_000_000)]);
  for (let at = data.indexOf("stsz"); at >= 0; at = data.indexOf("stsz", at + 4)) {
    data.writeUInt32BE(100_000, at + 8);
    data.writeUInt32BE(MANY, at + 12);
  }
  for (let at = data.indexOf("stsc"); at >= 0; at = data.indexOf("stsc", at + 4)) data.writeUInt32BE(1000, at + 16);
  return data;
}

test("a film of very many parts is called unreadable before it keeps the server busy", () => {
  expect(() => stripFile(sharedSamples(), "video/mp4")).toThrow(UnreadableFile);
});

import { expect, test } from "vitest";
import { readBmp } from "./bmp.ts";
import { UnreadableFile } from "./stripping/extents.ts";

/** Red, green, blue, then black, white, yellow below. */
const PICTURE = "ff0000 00ff00 0000ff 000000 ffffff ffff00";
const COLOURS = PICTURE.split(" ");
const TRUE = COLOURS.map((each) => Number.parseInt(each, 16));
const SIZE = { width: 3, height: 2 };

type Kind = { bits: number; headerBytes?: number; coding?: number; masks?: number[]; values: number[]; rows?: number };

const PALETTE = [0, 1, 2, 3, 4, 5];

/** Little-endian numbers of so many bytes. */
function le(bytes: number, ...numbers: number[]): Buffer {
  const hex = numbers.map((each) => (each < 0 ? each + 2 ** 32 : each).toString(16).padStart(bytes * 2, "0"));
  return Buffer.concat(hex.map((each) => Buffer.from(each, "hex").reverse()));
}

/** Writes values of so many bits for the six places of the picture. */
function bmp({ bits, headerBytes = 40, coding = 0, masks = [], values, rows = 2 }: Kind): Buffer {
  const isCore = headerBytes === 12;
  const header = Buffer.alloc(Math.max(headerBytes, 40 + masks.length * 4));
  const fields = isCore ? le(2, 3, 2, 1, bits) : Buffer.concat([le(4, 3, rows), le(2, 1, bits), le(4, coding)]);
  Buffer.concat([le(4, headerBytes), fields]).copy(header);
  le(4, ...masks).copy(header, 40);
  const whole = isCore ? header.subarray(0, headerBytes) : header;
  const palette = bits > 8 ? [] : TRUE.map((each) => le(isCore ? 3 : 4, each));
  const lines = (rows < 0 ? [0, 3] : [3, 0]).map((from) => line(values.slice(from, from + 3), bits));
  const before = Buffer.concat([whole, ...palette]);
  return Buffer.concat([Buffer.from("BM"), le(4, 0, 0, 14 + before.length), before, ...lines]);
}

function line(values: number[], bits: number): Buffer {
  const row = Buffer.alloc(Math.ceil((3 * bits) / 32) * 4);
  if (bits >= 16) le(bits / 8, ...values).copy(row);
  else {
    const written = values.map((value) => value.toString(2).padStart(bits, "0")).join("");
    for (const [at, byte] of (written.padEnd(32, "0").match(/.{8}/g) ?? []).entries())
      row[at] = Number.parseInt(byte, 2);
  }
  return row;
}

/** A colour in so many bits for red, green and blue. */
const inBits = (red: number, green: number, blue: number) => (colour: number) =>
  [red, green, blue].reduce(
    (value, bits, at) => (value << bits) | (((colour >> (16 - 8 * at)) & 0xff) >> (8 - bits)),
    0,
  );
const swapped = TRUE.map((each) => ((each & 0xff) << 16) | (each & 0xff00) | (each >> 16));

test.each<[string, Kind]>([
  ["of 4 bits and a palette", { bits: 4, values: PALETTE }],
  ["of 8 bits and a palette", { bits: 8, values: PALETTE }],
  ["of OS/2, 8 bits and a palette", { bits: 8, headerBytes: 12, values: PALETTE }],
  ["of OS/2 in true colour", { bits: 24, headerBytes: 12, values: TRUE }],
  ["of 16 bits", { bits: 16, values: TRUE.map(inBits(5, 5, 5)) }],
  ["of 16 bits with masks", { bits: 16, coding: 3, masks: [0xf800, 0x7e0, 0x1f], values: TRUE.map(inBits(5, 6, 5)) }],
  ["in true colour", { bits: 24, values: TRUE }],
  ["in true colour, downwards", { bits: 24, values: TRUE, rows: -2 }],
  ["of 32 bits", { bits: 32, values: TRUE }],
  ["of 32 bits with masks", { bits: 32, coding: 3, masks: [0xff, 0xff00, 0xff0000], values: swapped }],
])("a bitmap %s is read as it is shown", (_, kind) => {
  const { pixels, ...size } = readBmp(bmp(kind));
  expect(size).toEqual({ ...SIZE, channels: 3 });
  expect(pixels.toString("hex").match(/.{6}/g)?.join(" ")).toBe(PICTURE);
});

test("a bitmap is as transparent as it says", () => {
  const masks = [0xff0000, 0xff00, 0xff, 0xff000000];
  const values = TRUE.map((each) => each + 0x80000000);
  const { pixels, channels } = readBmp(bmp({ bits: 32, headerBytes: 108, coding: 3, masks, values }));
  expect(channels).toBe(4);
  expect(pixels.toString("hex").match(/.{8}/g)?.join(" ")).toBe(COLOURS.map((each) => `${each}80`).join(" "));
});

test("a picture of two colours is read bit by bit", () => {
  const { pixels } = readBmp(bmp({ bits: 1, values: [0, 1, 0, 1, 0, 1] }));
  const [red, green] = COLOURS;
  expect(pixels.toString("hex").match(/.{6}/g)).toEqual([red, green, red, green, red, green]);
});

test("what is broken off, huge or coded in a rare way is no bitmap", () => {
  const whole = bmp({ bits: 24, values: TRUE });
  const changed = (at: number, value: number) => {
    const file = Buffer.from(whole);
    file.writeInt32LE(value, at);
    return file;
  };
  const files = [
    whole.subarray(0, -1),
    changed(18, 200_000_000),
    changed(18, 0),
    changed(18, -3),
    changed(22, -(2 ** 31)),
    changed(30, 1),
    changed(28, 24 + 7),
    changed(10, 2 ** 30),
  ];
  for (const file of files) expect(() => readBmp(file)).toThrow(UnreadableFile);
  for (let length = 0; length < 54; length += 1) expect(() => readBmp(whole.subarray(0, length))).toThrow();
});

import { expect, test } from "vitest";
import { isLimitedGray } from "./limited-gray.ts";

function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "hex") : part)));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 8);
  return Buffer.concat([size, Buffer.from(type), body]);
}

const avif = (...properties: Buffer[]) =>
  Buffer.concat([box("ftyp", "6176696600000000"), box("meta", "00000000", box("iprp", box("ipco", ...properties)))]);

const nclx = (range: string) => box("colr", Buffer.from("nclx"), "000200020006", range);

test.each<[string, boolean, ...Buffer[]]>([
  ["said beside the picture", true, box("av1C", "81001c00"), nclx("00")],
  ["said within the picture", true, box("av1C", "81051c000a0a196a659e3fc3010d0920")],
  ["of ten bits, said within the picture", true, box("av1C", "81055c000a0a196a659e3fc7010d0920")],
  ["of twelve bits, said within the picture", true, box("av1C", "81457c000a0a596a659e3fc780868490")],
  ["and a mask of gray", true, box("av1C", "81001c00"), nclx("00"), box("av1C", "81001c00")],
  ["of the full range", false, box("av1C", "81001c00"), nclx("80")],
  ["not known", false, box("av1C", "81001c00")],
  ["of colours", false, box("av1C", "81000c00"), nclx("00")],
  ["of colours, said within the picture", false, box("av1C", "81050c000a0a196a659e3fc1010d0904")],
  ["of colours with a mask of gray", false, box("av1C", "81000c00"), nclx("00"), box("av1C", "81001c00")],
])("the levels of an AVIF are known as those of a gray television picture or not: %s", (_, is, ...properties) => {
  expect(isLimitedGray(avif(...properties))).toBe(is);
});

test("what is no AVIF is none of them", () => {
  for (const file of ["", "x", "ftyp"]) expect(isLimitedGray(Buffer.from(file))).toBe(false);
  expect(isLimitedGray(avif(box("av1C", "81001c000a")))).toBe(false);
});

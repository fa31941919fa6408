import { plainText } from "./plain-text.ts";
import type { Told } from "./words.ts";

/** Tags of the first directory (Exif 3.0, 4.6.4). */
const TAGS = new Map<number, keyof Told>([
  [0x010e, "description"],
  [0x010f, "device"],
  [0x0110, "device"],
  [0x0131, "device"],
  [0x013b, "creator"],
  [0x8298, "copyright"],
]);

const ENTRY_BYTES = 12;
const INLINE_BYTES = 4;

/**
 * Reads artist, copyright and description, and what the device and the program that made the picture are called.
 *
 * @param exif with or without `Exif\0\0` before it
 * @throws RangeError when its directory leads beyond its end
 */
export function exifTexts(exif: Buffer): Told {
  const tiff = exif.toString("latin1", 0, 4) === "Exif" ? exif.subarray(6) : exif;
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const told: Told = {};
  const directory = long(4);
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * ENTRY_BYTES;
    const name = TAGS.get(short(at));
    if (!name) continue;
    const length = long(at + 4); // in bytes: all are ASCII or UTF-8
    const from = length <= INLINE_BYTES ? at + 8 : long(at + 8);
    const text = tiff.subarray(from, from + length);
    // Copyright is the photographer's and, behind a zero, the editor's.
    const parts = plainText(text)
      .split("\0")
      .filter((part) => part.trim());
    told[name] = [...(told[name] ? [told[name]] : []), ...parts].join(", ");
  }
  return told;
}

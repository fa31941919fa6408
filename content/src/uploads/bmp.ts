import { MAX_PIXELS } from "./limits.ts";
import { UnreadableFile } from "./stripping/extents.ts";

/** A picture as sharp reads raw ones: a byte for each channel. Width and height in px. */
export type Bitmap = { width: number; height: number; channels: 3 | 4; pixels: Buffer };

/** Places in the file (BITMAPFILEHEADER, then one of BITMAPCOREHEADER to BITMAPV5HEADER). */
const PIXELS_AT = 10;
const HEADER_AT = 14;
const MASKS_AT = 54;

/** The oldest header, of 16-bit numbers, whose palette has three bytes for a colour. */
const CORE_BYTES = 12;

/** From which length on a header names a mask for opacity. */
const WITH_OPACITY_BYTES = 56;

/** Kinds of coding: by palette or usual places, and by masks. Run lengths are rare. */
const [PLAIN, MASKS, MASKS_WITH_OPACITY] = [0, 3, 6];
const DEPTHS = [1, 2, 4, 8, 16, 24, 32];

/** Bits of red, green, blue and opacity. */
type Masks = number[];

const FIVE_BITS = [0x7c00, 0x3e0, 0x1f, 0];
const EIGHT_BITS = [0xff0000, 0xff00, 0xff, 0];

/**
 * Reads a Windows bitmap.
 *
 * @throws UnreadableFile when it is broken off, too large or coded in a rare way; RangeError beyond its end
 */
export function readBmp(file: Buffer): Bitmap {
  const headerBytes = file.readUInt32LE(HEADER_AT);
  const isCore = headerBytes === CORE_BYTES;
  const width = isCore ? file.readUInt16LE(18) : file.readInt32LE(18);
  const rows = isCore ? file.readUInt16LE(20) : file.readInt32LE(22); // upwards, downwards if negative
  const [bits, coding] = isCore ? [file.readUInt16LE(24), PLAIN] : [file.readUInt16LE(28), file.readUInt32LE(30)];
  const height = Math.abs(rows);
  if (width < 1 || height < 1 || width * height > MAX_PIXELS) throw new UnreadableFile("no size");
  if (!DEPTHS.includes(bits) || ![PLAIN, MASKS, MASKS_WITH_OPACITY].includes(coding))
    throw new UnreadableFile("coded in a rare way");
  const [start, rowBytes] = [file.readUInt32LE(PIXELS_AT), Math.ceil((width * bits) / 32) * 4];
  if (start + rowBytes * height > file.length) throw new UnreadableFile("broken off");

  const hasOpacity = coding === MASKS_WITH_OPACITY || headerBytes >= WITH_OPACITY_BYTES;
  const given = () => [0, 4, 8, 12].map((at) => (at < 12 || hasOpacity ? file.readUInt32LE(MASKS_AT + at) : 0));
  const masks = coding === PLAIN ? (bits === 16 ? FIVE_BITS : EIGHT_BITS) : given();
  const channels = bits > 8 && masks[3] ? 4 : 3;
  const write = bits > 8 ? byMasks(masks.slice(0, channels)) : byPalette(paletteOf(file, headerBytes, isCore ? 3 : 4));
  const pixels = Buffer.alloc(width * height * channels);
  for (let y = 0, to = 0; y < height; y += 1) {
    const row = start + rowBytes * (rows < 0 ? y : height - 1 - y);
    for (let x = 0; x < width; x += 1, to += channels) write(pixels, to, valueAt(file, row, x, bits));
  }
  return { width, height, channels, pixels };
}

function valueAt(file: Buffer, row: number, x: number, bits: number): number {
  if (bits >= 16) return file.readUIntLE(row + (x * bits) / 8, bits / 8);
  const bit = x * bits;
  return (file.readUInt8(row + (bit >> 3)) >> (8 - bits - (bit & 7))) & ((1 << bits) - 1);
}

type Write = (pixels: Buffer, at: number, value: number) => void;

function byMasks(masks: Masks): Write {
  const channels = masks.map((mask) => {
    const shift = mask === 0 ? 0 : 31 - Math.clz32(mask & -mask);
    return { mask, shift, scale: mask === 0 ? 0 : 255 / (mask >>> shift) };
  });
  return (pixels, at, value) => {
    for (const [place, { mask, shift, scale }] of channels.entries())
      pixels[at + place] = Math.round(((value & mask) >>> shift) * scale);
  };
}

/** Colours as they stand in the file: blue, green, red. */
type Palette = { file: Buffer; at: number; bytes: number; end: number };

function paletteOf(file: Buffer, headerBytes: number, bytes: number): Palette {
  const isBehindMasks = headerBytes === 40 && file.readUInt32LE(30) === MASKS;
  const at = HEADER_AT + headerBytes + (isBehindMasks ? 12 : 0);
  const end = file.readUInt32LE(PIXELS_AT);
  if (end < at + bytes) throw new UnreadableFile("no palette");
  return { file, at, bytes, end };
}

function byPalette({ file, at, bytes, end }: Palette): Write {
  return (pixels, to, value) => {
    const from = at + value * bytes;
    if (from + 3 > end) return; // none: black
    for (const place of [0, 1, 2]) pixels[to + place] = file.readUInt8(from + 2 - place);
  };
}

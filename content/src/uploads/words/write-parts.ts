import { crc32 } from "node:zlib";
import type { Both, WordParts } from "./words.ts";
import { writeIntoAvif } from "./write-into-avif.ts";

/** How EXIF begins in a JPEG, and as sharp reads it from any picture; other formats do without. */
const EXIF = Buffer.from("Exif\0\0", "latin1");

const WAYS: ReadonlyMap<string, (picture: Buffer, parts: Both) => Buffer> = new Map([
  ["image/avif", writeIntoAvif],
  ["image/jpeg", writeIntoJpeg],
  ["image/png", writeIntoPng],
  ["image/webp", writeIntoWebp],
]);

/**
 * Writes EXIF and XMP into a picture that has none (stripping/). Pixels stay bit for bit.
 *
 * @param type its MIME type
 * @returns the picture as it is where there is nothing to write
 */
export function writeParts(picture: Buffer, type: string, { exif, xmp }: WordParts): Buffer {
  const write = WAYS.get(type);
  if (!write || !exif || !xmp) return picture;
  return write(picture, { exif: exif.indexOf(EXIF) === 0 ? exif.subarray(EXIF.length) : exif, xmp });
}

/** Both are segments APP1 behind JFIF's, if there is one (XMP part 3, 1.1.3). */
function writeIntoJpeg(picture: Buffer, { exif, xmp }: Both): Buffer {
  const at = picture.readUInt16BE(2) === 0xffe0 ? 4 + picture.readUInt16BE(4) : 2;
  const segments = [Buffer.concat([EXIF, exif]), Buffer.concat([Buffer.from("http://ns.adobe.com/xap/1.0/\0"), xmp])];
  const written = segments.map((body) => Buffer.concat([Buffer.of(0xff, 0xe1), number16(body.length + 2), body]));
  return Buffer.concat([picture.subarray(0, at), ...written, picture.subarray(at)]);
}

/** Both are chunks behind the first (PNG, third edition, 11.3.2.10 and 11.3.3.4). */
function writeIntoPng(picture: Buffer, { exif, xmp }: Both): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
    return Buffer.concat([number32(body.length), named, number32(crc32(named))]);
  };
  const text = Buffer.concat([Buffer.from("XML:com.adobe.xmp\0\0\0\0\0", "latin1"), xmp]);
  const header = 33;
  return Buffer.concat([
    picture.subarray(0, header),
    ...[chunk("eXIf", exif), chunk("iTXt", text)],
    picture.subarray(header),
  ]);
}

/** Both are chunks behind all others, which the extended header announces (RFC 9649, 2.7). */
function writeIntoWebp(picture: Buffer, { exif, xmp }: Both): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(body.length);
    return Buffer.concat([Buffer.from(type, "latin1"), length, body, Buffer.alloc(body.length % 2)]);
  };
  const isExtended = picture.toString("latin1", 12, 16) === "VP8X";
  const fields = isExtended ? Buffer.from(picture.subarray(20, 30)) : extendedHeader(picture);
  fields.writeUInt8(fields.readUInt8(0) | 0x08 | 0x04);
  const chunks = [chunk("VP8X", fields), picture.subarray(isExtended ? 30 : 12)];
  const body = Buffer.concat([Buffer.from("WEBP"), ...chunks, chunk("EXIF", exif), chunk("XMP ", xmp)]);
  return chunk("RIFF", body);
}

/** The alpha and size that a simple WebP says, as VP8X has them: 14 bits each way in both of its codings. */
function extendedHeader(picture: Buffer): Buffer {
  const isLossless = picture.toString("latin1", 12, 16) === "VP8L";
  const bits = picture.readUInt32LE(isLossless ? 21 : 26);
  const [width, height] = isLossless ? [bits, bits >>> 14] : [bits - 1, (bits >>> 16) - 1];
  const fields = Buffer.alloc(10);
  fields.writeUInt8(isLossless && (bits >>> 28) & 1 ? 0x10 : 0);
  fields.writeUIntLE(width & 0x3fff, 4, 3);
  fields.writeUIntLE(height & 0x3fff, 7, 3);
  return fields;
}

function number16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

import { PartCount, UnreadableFile } from "./extents.ts";

/** Markers of a JPEG (ITU-T T.81, B.1.1.3), the byte behind 0xFF. */
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP2 = 0xe2;
const APP14 = 0xee;

/** The longest that these segments are without what may stand behind their fields: a small picture, more words. */
const JFIF_LENGTH = 16;
const ADOBE_LENGTH = 14;

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** Frames, tables, the number of lines, restarts: what a decoder needs. */
const isNeeded = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= 0xdb && marker <= 0xdf);

/**
 * A JPEG with its pixels, sizes of its dots and colours alone: without EXIF, comments, what programs and telephones add, and
 * what stands behind its end.
 *
 * @throws UnreadableFile when it has no end and no pixels, or too many segments
 */
export function stripJpeg(data: Buffer): Buffer {
  const kept: Buffer[] = [data.subarray(0, 2)];
  const count = new PartCount();
  let at = 2;
  for (;;) {
    const marker = nextMarker(data, at);
    if (marker === null) throw new UnreadableFile("no end");
    const kind = data[marker + 1] ?? 0;
    if (kind === EOI) return Buffer.concat([...kept, data.subarray(marker, marker + 2)]);
    if (kind === SOI || isRestart(kind) || kind === 0x01) {
      at = marker + 2;
      continue;
    }
    count.add();
    if (marker + 4 > data.length) throw new UnreadableFile("no end");
    const end = marker + 2 + data.readUInt16BE(marker + 2);
    const segment = data.subarray(marker, end);
    if (kind === SOS) {
      at = endOfScan(data, end);
      kept.push(data.subarray(marker, at));
      continue;
    }
    const part = isNeeded(kind) ? segment : withoutWords(kind, segment);
    if (part) kept.push(part);
    at = end;
  }
}

/** Bytes that belong to nothing are passed over, as decoders do. */
function nextMarker(data: Buffer, from: number): number | null {
  for (let at = data.indexOf(0xff, from); at >= 0 && at + 1 < data.length; at = data.indexOf(0xff, at + 1)) {
    if (data[at + 1] !== 0xff && data[at + 1] !== 0x00) return at;
  }
  return null;
}

/** Pixels end where a marker begins that is no restart; 0xFF 0x00 is a byte of theirs. */
function endOfScan(data: Buffer, from: number): number {
  for (let at = nextMarker(data, from); at !== null; at = nextMarker(data, at + 2)) {
    if (!isRestart(data[at + 1] ?? 0)) return at;
  }
  return data.length;
}

/** Keeps of a program's segment only JFIF's and Adobe's fields, and profiles of colours. */
function withoutWords(kind: number, segment: Buffer): Buffer | null {
  const says = (name: string) => segment.toString("latin1", 4, 4 + name.length) === name;
  if (kind === APP0 && says("JFIF\0") && segment.length >= JFIF_LENGTH + 2) {
    const jfif = Buffer.from(segment.subarray(0, JFIF_LENGTH + 2));
    jfif.writeUInt16BE(JFIF_LENGTH, 2);
    jfif.fill(0, JFIF_LENGTH); // size of the small picture that followed
    return jfif;
  }
  if (kind === APP2 && says("ICC_PROFILE\0")) return segment;
  if (kind === APP14 && says("Adobe") && segment.length >= ADOBE_LENGTH + 2) {
    const adobe = Buffer.from(segment.subarray(0, ADOBE_LENGTH + 2));
    adobe.writeUInt16BE(ADOBE_LENGTH, 2);
    return adobe;
  }
  return null;
}

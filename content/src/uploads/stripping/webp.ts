import { PartCount, UnreadableFile } from "./extents.ts";

const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;

/** Chunks of a WebP that tell how it looks (RFC 9649, 2.7). */
const KEPT = new Set(["VP8 ", "VP8L", "VP8X", "ANIM", "ANMF", "ALPH", "ICCP"]);
const OF_A_FRAME = new Set(["VP8 ", "VP8L", "ALPH"]);

/** Position, size and duration of a frame stand before its chunks. */
const FRAME_FIELDS = 16;

/** Flags in VP8X that say that EXIF and XMP follow. */
const SAYS_EXIF_OR_XMP = 0x08 | 0x04;

/**
 * A WebP with what is needed to show it alone: no EXIF, XMP, chunks of programs, nothing behind its end.
 *
 * @throws UnreadableFile when it has no chunks, or too many
 */
export function stripWebp(data: Buffer): Buffer {
  const end = Math.min(data.length, 8 + data.readUInt32LE(4));
  const chunks = keepChunks(data.subarray(RIFF_HEADER, end), KEPT, new PartCount());
  if (chunks.length === 0) throw new UnreadableFile("no chunks");
  const header = Buffer.from(data.subarray(0, RIFF_HEADER));
  const whole = Buffer.concat([header, ...chunks]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

function keepChunks(data: Buffer, kept: ReadonlySet<string>, count: PartCount): Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = 0; at + CHUNK_HEADER <= data.length; ) {
    count.add();
    const type = data.toString("latin1", at, at + 4);
    const begin = at + CHUNK_HEADER;
    const body = data.subarray(begin, begin + data.readUInt32LE(at + 4));
    if (kept.has(type)) chunks.push(chunk(type, withoutWords(type, body, count)));
    at = begin + body.length + (body.length % 2);
  }
  return chunks;
}

function withoutWords(type: string, body: Buffer, count: PartCount): Buffer {
  if (type === "ANMF") {
    const frame = keepChunks(body.subarray(FRAME_FIELDS), OF_A_FRAME, count);
    return Buffer.concat([body.subarray(0, FRAME_FIELDS), ...frame]);
  }
  if (type !== "VP8X") return body;
  const fields = Buffer.from(body.subarray(0, 10));
  fields.writeUInt8(fields.readUInt8(0) & ~SAYS_EXIF_OR_XMP, 0);
  return fields;
}

/** Chunks of an odd length are followed by a byte that does not count. */
function chunk(type: string, body: Buffer): Buffer {
  const header = Buffer.alloc(CHUNK_HEADER);
  header.write(type, "latin1");
  header.writeUInt32LE(body.length, 4);
  return Buffer.concat([header, body, Buffer.alloc(body.length % 2)]);
}

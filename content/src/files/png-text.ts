/** Sizes in bytes: the signature, then each chunk's length and type, data and checksum. */
const SIGNATURE = 8;
const LENGTH_AND_TYPE = 8;
const CHECKSUM = 4;

/**
 * Limit of compressed text in a PNG, in bytes: sharp decompresses all of it at once, up to a thousand times as much.
 */
const MAX_PACKED_BYTES = 50_000;

/**
 * Whether a picture contains so much compressed text that sharp must not open it. Reads the headers of PNG chunks
 * without decompressing any (PNG, third edition, §11.3.3).
 */
export function hasTooMuchText(picture: Buffer): boolean {
  let sum = 0;
  let at = picture.toString("latin1", 1, 4) === "PNG" ? SIGNATURE : picture.length;
  while (at + LENGTH_AND_TYPE <= picture.length) {
    const length = picture.readUInt32BE(at);
    const type = picture.toString("latin1", at + 4, at + LENGTH_AND_TYPE);
    const data = picture.subarray(at + LENGTH_AND_TYPE, at + LENGTH_AND_TYPE + length);
    if (type === "zTXt" || (type === "iTXt" && isPacked(data))) sum += length;
    at += LENGTH_AND_TYPE + length + CHECKSUM;
  }
  return sum > MAX_PACKED_BYTES;
}

/** The compression flag of international text follows its zero-terminated keyword. */
const isPacked = (data: Buffer) => data[data.indexOf(0) + 1] === 1;

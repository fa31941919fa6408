import { endianness } from "node:os";

/** The format of SQLite's write-ahead log (sqlite.org/fileformat2.html, 4.1 to 4.2), in bytes. */
const HEADER = 32;
const FRAME_HEADER = 24;

/** The first word; its last bit says in which order the bytes of a checksum's words are. */
const MAGIC = 0x377f0682;

type Sum = [number, number];

/** Words of a stretch of bytes, in the log's own byte order. */
function add([first, second]: Sum, bytes: Buffer, isBigEndian: boolean): Sum {
  const aligned = Buffer.from(bytes);
  if (isBigEndian !== (endianness() === "BE")) aligned.swap32();
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 4);
  let [a, b] = [first, second];
  for (let index = 0; index < words.length; index += 2) {
    a = (a + (words[index] ?? 0) + b) >>> 0;
    b = (b + (words[index + 1] ?? 0) + a) >>> 0;
  }
  return [a, b];
}

/**
 * Whether a write-ahead log has lost transactions that were committed. SQLite reads a log up to the first frame that is
 * broken and ignores the rest without a word, which is right for the end that a crash has torn, and for nothing else.
 */
export function isLogBroken(log: Buffer): boolean {
  if (log.byteLength < HEADER) return log.byteLength > 0;
  const magic = log.readUInt32BE(0);
  const isBigEndian = (magic & 1) === 1;
  let sum = add([0, 0], log.subarray(0, HEADER - 8), isBigEndian);
  if ((magic & ~1) >>> 0 !== MAGIC || !isSum(sum, log, HEADER - 8)) return true;

  const salt = log.subarray(16, 24);
  const frame = FRAME_HEADER + log.readUInt32BE(8);
  let isWhole = true;
  let commitsAfterBreak = 0;
  for (let at = HEADER; at + frame <= log.byteLength; at += frame) {
    const isOfThisLog = salt.equals(log.subarray(at + 8, at + 16));
    if (isWhole) {
      sum = add(sum, log.subarray(at, at + 8), isBigEndian);
      sum = add(sum, log.subarray(at + FRAME_HEADER, at + frame), isBigEndian);
      isWhole = isOfThisLog && isSum(sum, log, at + 16);
    }
    const isCommit = log.readUInt32BE(at + 4) > 0;
    if (!isWhole && isOfThisLog && isCommit) commitsAfterBreak += 1;
  }
  // One may be the transaction that was being written when the power went.
  return commitsAfterBreak > 1;
}

function isSum([first, second]: Sum, log: Buffer, at: number): boolean {
  return log.readUInt32BE(at) === first && log.readUInt32BE(at + 4) === second;
}

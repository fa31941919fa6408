import { PartCount, UnreadableFile } from "./extents.ts";

const SIGNATURE = 8;
const LENGTH_AND_TYPE = 8;
const CHECKSUM = 4;

/** Chunks that tell how a picture looks (PNG, third edition, 11.2, 11.3): pixels, palette, colours, size of its dots. */
const KEPT = new Set("IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs".split(" "));

/**
 * A PNG with what is needed to show it alone: no texts, times, EXIF, chunks of programs, nothing behind its end.
 *
 * @throws UnreadableFile when its end is missing, or it has too many chunks
 */
export function stripPng(data: Buffer): Buffer {
  const kept: Buffer[] = [data.subarray(0, SIGNATURE)];
  const count = new PartCount();
  for (let at = SIGNATURE; at + LENGTH_AND_TYPE <= data.length; ) {
    const end = at + LENGTH_AND_TYPE + data.readUInt32BE(at) + CHECKSUM;
    const type = data.toString("latin1", at + 4, at + LENGTH_AND_TYPE);
    count.add();
    if (KEPT.has(type)) kept.push(data.subarray(at, end));
    if (type === "IEND") return Buffer.concat(kept);
    at = end;
  }
  throw new UnreadableFile("no end");
}

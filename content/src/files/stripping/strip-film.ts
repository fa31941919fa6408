import { type FileHandle, open } from "node:fs/promises";
import { EncodedPacketSink, FilePathSource, Input, Logging, LogLevel, MP4, QTFF, WEBM } from "mediabunny";
import { copyFilm } from "./copy-film.ts";
import { filmTrouble } from "./film-trouble.ts";

Logging.level = LogLevel.Silent;

/**
 * The WebM element that contains everything but the header (RFC 9559, 5.1), and the header's maximum length, in bytes.
 */
const SEGMENT = Buffer.from("18538067", "hex");
const WEBM_HEADER_MAX = 4096;

/** Maximum length of an MP4 box header, in bytes (ISO 14496-12, 4.2). */
const BOX_HEADER_MAX = 16;

/**
 * Copies a film without its metadata (copy-film.ts).
 *
 * @param from path of an MP4, a MOV or a WebM
 * @param to path of the new film
 * @returns why browsers can't play it (film-trouble.ts); nothing is written then
 * @throws Error if it can't be read
 */
export async function stripFilm(from: string, to: string): Promise<string | null> {
  const warnings: string[] = [];
  const forget = Logging.on("warn", (said) => warnings.push(said.join(" ")));
  const film = new Input({ source: new FilePathSource(from), formats: [MP4, QTFF, WEBM] });
  try {
    const trouble = await filmTrouble(film, warnings);
    if (trouble !== null) return trouble;
    if (await isReadInPart(film, from)) throw new Error("broken off, or in two kinds of parts");
    await copyFilm(film, to);
    return null;
  } finally {
    forget();
    film.dispose();
  }
}

/**
 * Mediabunny silently reads only the available part of a truncated WebM, and only the beginning of an MP4 with both a
 * table and fragments.
 */
async function isReadInPart(film: Input, path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if ((await film.getFormat()) === WEBM) return (await endOfSegment(file)) > size;
    const [track] = await film.getVideoTracks();
    const first = track && (await new EncodedPacketSink(track).getFirstPacket({ metadataOnly: true }));
    return first?.sequenceNumber === 0 && (await hasFragments(file, size));
  } finally {
    await file.close();
  }
}

/** End of a WebM's content by its header (RFC 8794, 4); 0 if the header doesn't say, as in live recordings. */
async function endOfSegment(file: FileHandle): Promise<number> {
  const { buffer } = await file.read(Buffer.alloc(WEBM_HEADER_MAX), 0, WEBM_HEADER_MAX, 0);
  const at = buffer.indexOf(SEGMENT) + SEGMENT.length;
  const width = Math.clz32(buffer.readUInt8(at)) - 23;
  let length = buffer.readUInt8(at) & (0xff >> width);
  for (const byte of buffer.subarray(at + 1, at + width)) length = length * 256 + byte;
  return length >= 2 ** (7 * width) - 1 ? 0 : at + width + length;
}

async function hasFragments(file: FileHandle, size: number): Promise<boolean> {
  const header = Buffer.alloc(BOX_HEADER_MAX);
  for (let at = 0; at < size; ) {
    await file.read(header, 0, header.length, at);
    if (header.toString("latin1", 4, 8) === "moof") return true;
    const length = header.readUInt32BE(0) === 1 ? Number(header.readBigUInt64BE(8)) : header.readUInt32BE(0);
    if (length < 8) return false; // the last box may extend to the end
    at += length;
  }
  return false;
}

// @ts-check
/* Runs in the child process that reads, decodes and encodes pictures. picture-worker.ts sends it one job at a time. */
import { setFlagsFromString } from "node:v8";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { memoryLimits } from "../platform/process/machine-memory.mjs";
import { serveJobs } from "../platform/process/serve-jobs.mjs";

const { pictureBytes } = memoryLimits();

/** A picture's pixels are kept for all outputs only if they take at most this fraction of the memory. */
const DECODED_PART = 3;

/** Offset of a PNG's second chunk, where a profile may follow (PNG, third edition, 5.6). */
const PNG_HEADER_BYTES = 33;

/** Page size of WebAssembly memory, in bytes. */
const WASM_PAGE_BYTES = 65_536;

sharp.cache(false);
sharp.concurrency(1); // the other cores are for visitors

/** @param {import("./picture-worker.ts").Job} job */
async function work(job) {
  return "tagsOf" in job ? readTags(job) : draw(job);
}

/** @param {import("./picture-worker.ts").DrawJob} job */
async function draw({ input, options, outputs }) {
  const metadata = await sharp(input, options).metadata();
  const picture = metadata.compression === "hevc" ? await readHeic(input, metadata.icc) : input;
  const begin = outputs.length > 1 ? await decodeOnce(picture, options, metadata) : () => sharp(picture, options);
  const results = [];
  for (const steps of outputs) {
    const pipeline = begin();
    // @ts-expect-error Steps name methods of sharp.
    for (const [method, ...parameters] of steps) pipeline[method](...parameters);
    results.push(await pipeline.toBuffer({ resolveWithObject: true }));
  }
  return results;
}

/**
 * Decodes a JPEG once for several sizes, which is half of the work. Outputs of other formats inherit depth and palette
 * from their input.
 *
 * @param {Uint8Array} input
 * @param {import("sharp").SharpOptions} options
 * @param {import("sharp").Metadata} metadata
 */
async function decodeOnce(input, options, { format, width, height, channels }) {
  if (format !== "jpeg" || width * height * channels * DECODED_PART > pictureBytes) return () => sharp(input, options);
  const { data, info } = await sharp(input, options).rotate().raw().toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: info }).jpeg();
}

/**
 * Decodes the first picture of a HEIC, upright. sharp can't decode H.265, but it reads the color profile, which it
 * takes from a PNG here.
 *
 * @param {Uint8Array} buffer
 * @param {Uint8Array | undefined} icc
 */
async function readHeic(buffer, icc) {
  setFlagsFromString(`--wasm-max-mem-pages=${Math.floor(pictureBytes / WASM_PAGE_BYTES)}`); // the only way to limit its memory
  const { default: decode } = await import("heic-decode");
  const { data, width, height } = await decode({ buffer });
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  if (!icc) return png;
  const chunk = Buffer.concat([Buffer.from("iCCPicc\0\0", "latin1"), deflateSync(icc)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  checksum.writeUInt32BE(crc32(chunk));
  const header = png.subarray(0, PNG_HEADER_BYTES);
  return Buffer.concat([header, length, chunk, checksum, png.subarray(PNG_HEADER_BYTES)]);
}

/**
 * Reads tags without decompressing anything: a PNG's XMP is compressed and comes from sharp.
 *
 * @param {import("./picture-worker.ts").TagsJob} job
 */
async function readTags({ tagsOf, xmp, includeTags }) {
  const { default: ExifReader } = await import("exifreader");
  /** @param {Uint8Array} data */
  const read = (data) => ExifReader.load(Buffer.from(data), { expanded: true, includeTags });
  const tags = read(tagsOf);
  return xmp ? { ...tags, xmp: read(Buffer.concat([Buffer.from("<?xpacket begin=''?>"), xmp])).xmp } : tags;
}

serveJobs(work, pictureBytes);

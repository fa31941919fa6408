// @ts-check
/* The program of the process that reads, decodes and encodes pictures: picture-worker.ts starts it and sends it one job at a time. */
import { setFlagsFromString } from "node:v8";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { memoryLimits } from "../platform/process/machine-memory.mjs";
import { serveJobs } from "../platform/process/serve-jobs.mjs";

const { pictureBytes } = memoryLimits();

/** All pixels of a picture are held beside what is made of them where that takes at most a part of the memory. */
const DECODED_PART = 3;

/** Where a PNG's first chunk ends, behind which a profile may follow (PNG, third edition, 5.6). */
const PNG_HEADER_BYTES = 33;

/** Memory of WebAssembly grows by pages of so many bytes. */
const WASM_PAGE_BYTES = 65_536;

sharp.cache(false);
sharp.concurrency(1); // the other cores are the visitors'

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
 * Several sizes of a JPEG share one decoding of all its pixels, which is half of their work. Other formats have depths and
 * palettes that an output takes over from its input.
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
 * Decodes the first picture of a HEIC, upright. sharp has no decoder of H.265, but knows its profile, which it takes from a PNG.
 *
 * @param {Uint8Array} buffer
 * @param {Uint8Array | undefined} icc
 */
async function readHeic(buffer, icc) {
  setFlagsFromString(`--wasm-max-mem-pages=${Math.floor(pictureBytes / WASM_PAGE_BYTES)}`); // nothing else can stop it
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
 * Reads tags without unpacking anything: a PNG's XMP, which is packed, comes from sharp.
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

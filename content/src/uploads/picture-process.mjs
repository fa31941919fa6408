// @ts-check
/* The program of the process that decodes and encodes pictures: picture-worker.ts starts it and sends it one job at a time. */
import sharp from "sharp";
import { serveJobs } from "../process/serve-jobs.mjs";

/** The most that it may hold, in bytes. The largest renditions there are, of 16 megapixels, take 650 MB as AVIF. */
const MEMORY_MAX_BYTES = 800 * 1024 * 1024;

sharp.cache(false);
sharp.concurrency(1); // the other cores are the visitors'

/** @param {import("./picture-worker.ts").Job} job */
async function work({ input, options, outputs }) {
  const begin = outputs.length > 1 ? await decodeOnce(input, options) : () => sharp(input, options);
  const results = [];
  for (const steps of outputs) {
    const pipeline = begin();
    // @ts-expect-error Only the methods of PicturePipeline are named.
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
 */
async function decodeOnce(input, options) {
  const { format } = await sharp(input, options).metadata();
  if (format !== "jpeg") return () => sharp(input, options);
  const { data, info } = await sharp(input, options).rotate().raw().toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: info }).jpeg();
}

serveJobs(work, MEMORY_MAX_BYTES);

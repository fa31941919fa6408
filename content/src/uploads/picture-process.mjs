// @ts-check
/* The program of the process that decodes and encodes pictures: picture-worker.ts starts it and sends it one job at a time. */
import sharp from "sharp";
import { memoryLimits } from "../process/machine-memory.mjs";
import { serveJobs } from "../process/serve-jobs.mjs";

const { pictureBytes } = memoryLimits();

/** All pixels of a picture are held beside what is made of them where that takes at most a part of the memory. */
const DECODED_PART = 3;

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
  const { format, width, height, channels } = await sharp(input, options).metadata();
  if (format !== "jpeg" || width * height * channels * DECODED_PART > pictureBytes) return () => sharp(input, options);
  const { data, info } = await sharp(input, options).rotate().raw().toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: info }).jpeg();
}

serveJobs(work, pictureBytes);

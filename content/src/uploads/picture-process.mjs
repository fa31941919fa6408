// @ts-check
/*
 * The program of the process that decodes and encodes pictures: picture-worker.ts starts it and sends it one job at a time. It
 * runs as it stands, without a bundle, and loads nothing of the content system: it knows no setting and no secret.
 */
import process from "node:process";
import sharp from "sharp";

/** The most that it may hold, in bytes. The largest rendition there is, 1920 by 3840 px of noise, takes 350 MB as AVIF. */
const MEMORY_MAX_BYTES = 600 * 1024 * 1024;

/** How often that is looked at, in ms. */
const MEMORY_EVERY_MS = 50;

sharp.cache(false);
sharp.concurrency(1); // the other cores are the visitors'

/** @param {import("./picture-worker.ts").Answer} message */
const answer = (message) => process.send?.(message);

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

process.on("message", async (/** @type {import("./picture-worker.ts").Job} */ job) => {
  try {
    answer({ results: await work(job) });
  } catch (error) {
    answer({ unreadable: error instanceof Error ? error.message : String(error) });
  }
});

// Pictures are worked on in another thread, so that this one can watch them. picture-worker.ts ends the process after it.
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX_BYTES) {
    answer({ failure: `The picture needs more than ${MEMORY_MAX_BYTES / 1024 / 1024} MB.` });
  }
}, MEMORY_EVERY_MS);

// At once, also in the middle of a picture: it writes no file.
const end = () => process.kill(process.pid, "SIGKILL");
process.once("disconnect", end);
if (!process.connected) end(); // content was gone before this program was loaded

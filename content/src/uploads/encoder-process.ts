/** The program of the process that encodes pictures: it is sent their names, one at a time, by encoder.ts. */
import sharp from "sharp";
import type { EncoderAnswer } from "./encoder.ts";
import { encodePicture } from "./encodings.ts";

/** The most that the process may hold, in bytes. The largest rendition there is, 1920 by 3840 px of noise, takes 350 MB. */
const MEMORY_MAX_BYTES = 600 * 1024 * 1024;

/** How often it is looked at, in ms. */
const MEMORY_EVERY_MS = 50;

sharp.cache(false);
sharp.concurrency(1); // the other cores are the visitors'

function answer(message: EncoderAnswer): void {
  process.send?.(message);
}

process.on("message", async (filename: string) => {
  try {
    answer({ files: await encodePicture(filename) });
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) });
  }
});

// Encoding runs in another thread, so that this one can watch it. encoder.ts ends the process after a failure.
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX_BYTES) {
    answer({ error: `The picture needs more than ${MEMORY_MAX_BYTES / 1024 / 1024} MB.` });
  }
}, MEMORY_EVERY_MS);

// At once, also in the middle of a picture: files are written aside, so that no half one is left in its place.
const end = () => process.kill(process.pid, "SIGKILL");
process.once("disconnect", end);
if (!process.connected) end(); // content was gone before this program was loaded

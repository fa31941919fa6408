import { constants } from "node:os";
import { singleton } from "../../process/singleton.ts";
import { WorkerProcess } from "../../process/worker-process.ts";
import type { Bitmap } from "../bmp.ts";
import { PictureProcessStopped } from "../picture-worker.ts";
import type { WordParts, Words } from "../words/words.ts";
import { UnreadableFile } from "./extents.ts";

/** A file as it was sent, and its type. */
export type StripJob = { data: Buffer; type: string };

/** A Windows bitmap. */
export type BitmapJob = { bmp: Buffer };

/** Parts of a picture that hold words. */
export type WordsJob = { parts: WordParts };

/** The rest of a file, and why many browsers would not show it if it is such a film (film-trouble.ts). */
export type Stripped = { data: Buffer; trouble: string | null };

/** The longest that one file may take, in ms. A film of 170 MB takes a twentieth of a second, one made for it a minute. */
const LONGEST_MS = 20_000;

/** How much V8 may hold in the process, in MB; the file itself lies outside of that. */
const HEAP_MAX_MB = 256;

const worker = singleton(
  "strip-worker",
  () =>
    new WorkerProcess<BitmapJob | StripJob | WordsJob, Bitmap | Stripped | Words>({
      program: ["src", "uploads", "stripping", "strip-process.ts"],
      nodeArguments: [`--max-old-space-size=${HEAP_MAX_MB}`, "--import", "tsx"],
      priority: constants.priority.PRIORITY_NORMAL,
      longestMs: LONGEST_MS,
    }),
);

/**
 * As strip-file.ts does it, in a process of its own: tables of a foreign file can be made to cost any time.
 *
 * @throws UnreadableFile also for a file that takes too long or too much memory; PictureProcessStopped
 */
export const stripInProcess = async (data: Buffer, type: string): Promise<Stripped> =>
  (await run({ data, type })) as Stripped;

/** Reads what picture-words.ts finds, in the same process. @throws as {@link stripInProcess} */
export const wordsInProcess = async (parts: WordParts): Promise<Words> => (await run({ parts })) as Words;

/** Reads the pixels of a Windows bitmap, in the same process. @throws as {@link stripInProcess} */
export const bitmapInProcess = async (bmp: Buffer): Promise<Bitmap> => (await run({ bmp })) as Bitmap;

async function run(job: BitmapJob | StripJob | WordsJob): Promise<Bitmap | Stripped | Words> {
  const answer = await worker.run(job);
  if ("done" in answer) return answer.done;
  if ("stopped" in answer) throw new PictureProcessStopped(answer.stopped);
  throw new UnreadableFile("failure" in answer ? answer.failure : answer.refused);
}

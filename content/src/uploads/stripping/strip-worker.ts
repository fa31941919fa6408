import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat, writeFile } from "node:fs/promises";
import { constants } from "node:os";
import { join } from "node:path";
import { log } from "../../process/log.ts";
import { singleton } from "../../process/singleton.ts";
import { WorkerProcess } from "../../process/worker-process.ts";
import { settings } from "../../settings/settings.ts";
import { PictureProcessStopped } from "../picture-worker.ts";
import { UnreadableFile } from "./extents.ts";

/** A film in a file, which is written anew. */
export type FilmJob = { film: string; type: string };

/** Bytes of the film that are left. */
export type StrippedFilm = { size: number; trouble: string | null };

/** The rest of a film, and why many browsers would not show it if they would not (film-trouble.ts). */
export type Stripped = { data: Buffer; trouble: string | null };

/** The longest that one file may take, in ms: to read and write 200 MB takes a slow disk half a minute, what lies between next to nothing. */
const LONGEST_MS = 60_000;

/** How much V8 may hold in the process, in MB; the file itself lies outside of that. */
const HEAP_MAX_MB = 256;

const worker = singleton(
  "strip-worker",
  () =>
    new WorkerProcess<FilmJob, StrippedFilm>({
      program: ["src", "uploads", "stripping", "strip-process.ts"],
      nodeArguments: [`--max-old-space-size=${HEAP_MAX_MB}`, "--import", "tsx"],
      priority: constants.priority.PRIORITY_NORMAL,
      longestMs: LONGEST_MS,
    }),
);

/** Not in /tmp, which is memory on many systems. */
const folder = join(/* turbopackIgnore: true */ settings.DATA_DIR, "films-under-way");

/** Nobody works on a film for so long: its process was killed. */
const LEFT_MS = 3600 * 1000;

/**
 * As strip-file.ts does it, in a process of its own: tables of a foreign file can be made to cost any time.
 *
 * @param data is changed
 * @throws UnreadableFile also for a file that takes too long or too much memory; PictureProcessStopped
 */
export async function stripInProcess(data: Buffer, type: string): Promise<Stripped> {
  // As a message, both ends would hold it several times: 1 GB for a film of 150 MB.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const file = join(/* turbopackIgnore: true */ folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LEFT_MS) await rm(file, { force: true });
  }
  const film = join(/* turbopackIgnore: true */ folder, randomUUID());
  try {
    await writeFile(film, data, { mode: 0o600 });
    const { size, trouble } = await run({ film, type });
    await readInto(data.subarray(0, size), film);
    return { data: data.subarray(0, size), trouble };
  } finally {
    await rm(film, { force: true });
  }
}

/** Fills a buffer with the beginning of a file. */
async function readInto(target: Buffer, path: string): Promise<void> {
  const file = await open(path);
  try {
    for (let at = 0; at < target.length; ) {
      const { bytesRead } = await file.read(target, at, target.length - at, at);
      if (bytesRead === 0) throw new Error(`${path} ends early.`);
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
}

async function run(job: FilmJob): Promise<StrippedFilm> {
  const answer = await worker.run(job);
  if ("done" in answer) return answer.done;
  if ("stopped" in answer) throw new PictureProcessStopped(answer.stopped);
  const reason = "failure" in answer ? answer.failure : answer.refused;
  log.warn({ reason }, "a file cannot be read");
  throw new UnreadableFile(reason);
}

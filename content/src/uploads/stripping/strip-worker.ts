import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { constants } from "node:os";
import { join } from "node:path";
import { log } from "../../process/log.ts";
import { singleton } from "../../process/singleton.ts";
import { WorkerProcess } from "../../process/worker-process.ts";
import { settings } from "../../settings/settings.ts";
import { PictureProcessStopped } from "../picture-worker.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** Paths of a film and of its copy. */
export type FilmJob = { from: string; to: string };

/** Why many browsers would not show the film if it is such a one (film-trouble.ts): no other is written then. */
export type StrippedFilm = { trouble: string | null };

/** The longest that one file may take, in ms: to read and write 200 MB takes a slow disk half a minute, to copy them from one film to another some seconds. */
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
 * As strip-film.ts does it, in a process of its own: tables of a foreign file can be made to cost any time. As a message, both
 * ends would hold a film several times: 1 GB for 150 MB.
 *
 * @returns the film, or why many browsers would not show it
 * @throws UnreadableFile also for a film that takes too long or too much memory; PictureProcessStopped
 */
export async function stripFilmInProcess(film: Buffer): Promise<{ data: Buffer } | { trouble: string }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const file = join(/* turbopackIgnore: true */ folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LEFT_MS) await rm(file, { force: true });
  }
  const from = join(/* turbopackIgnore: true */ folder, randomUUID());
  const to = `${from}.new`;
  try {
    await writeFile(from, film, { mode: 0o600 });
    const { trouble } = await run({ from, to });
    return trouble === null ? { data: await readFile(to) } : { trouble };
  } finally {
    await rm(from, { force: true });
    await rm(to, { force: true });
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

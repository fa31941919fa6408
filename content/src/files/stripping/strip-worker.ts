import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { refused, restarting } from "../../platform/http/refused.ts";
import { log } from "../../platform/process/log.ts";
import { singleton } from "../../platform/process/singleton.ts";
import { WorkerProcess } from "../../platform/process/worker-process.ts";
import { settings } from "../../platform/settings/settings.ts";

export type FilmJob = { from: string; to: string };

/**
 * Timeout per file, in ms: a slow disk needs half a minute to read and write 200 MB, copying between films takes some
 * seconds.
 */
const LONGEST_MS = 60_000;

/** V8 heap limit of the process, in MB; the file itself is outside of the heap. */
const HEAP_MAX_MB = 256;

const worker = singleton(
  "strip-worker",
  () =>
    new WorkerProcess<FilmJob, string | null>({
      program: ["src", "files", "stripping", "strip-process.ts"],
      nodeArguments: [`--max-old-space-size=${HEAP_MAX_MB}`, "--import", "tsx"],
      longestMs: LONGEST_MS,
    }),
);

/** Not in /tmp, which is in memory on many systems. */
const folder = join(/* turbopackIgnore: true */ settings.DATA_DIR, "films-under-way");

/** Age of files left behind by a killed process, in ms. */
const LEFT_MS = 3600 * 1000;

/**
 * Runs strip-film.ts in a child process: a malicious file can take any amount of time. Passes paths: as messages, both
 * processes would hold the film several times, 1 GB for 150 MB.
 *
 * @throws APIError 400 with a German message if browsers can't play the film, or it can't be read within the limits of
 *   time and memory; 503 if the process is stopped meanwhile
 */
export async function stripFilmInProcess(film: Buffer): Promise<Buffer> {
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
    const answer = await worker.run({ from, to });
    if ("stopped" in answer) throw restarting();
    if ("done" in answer) {
      if (answer.done === null) return await readFile(to);
      throw refused(answer.done);
    }
    log.warn({ reason: "failure" in answer ? answer.failure : answer.refused }, "a film can't be read");
    throw refused(
      "Dieser Film ist beschädigt oder unvollständig. Bitte speichern Sie ihn in einem Filmprogramm neu als MP4 (H.264).",
    );
  } finally {
    await rm(from, { force: true });
    await rm(to, { force: true });
  }
}

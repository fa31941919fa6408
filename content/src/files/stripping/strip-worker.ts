import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { refused, restarting } from "../../platform/http/refused.ts";
import { log } from "../../platform/process/log.ts";
import { singleton } from "../../platform/process/singleton.ts";
import { WorkerProcess } from "../../platform/process/worker-process.ts";
import { settings } from "../../platform/settings/settings.ts";

/** Paths of a film and of its copy. */
export type FilmJob = { from: string; to: string };

/** The longest that one file may take, in ms: to read and write 200 MB takes a slow disk half a minute, to copy them from one film to another some seconds. */
const LONGEST_MS = 60_000;

/** How much V8 may hold in the process, in MB; the file itself lies outside of that. */
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

/** Not in /tmp, which is memory on many systems. */
const folder = join(/* turbopackIgnore: true */ settings.DATA_DIR, "films-under-way");

/** Nobody works on a film for so long: its process was killed. */
const LEFT_MS = 3600 * 1000;

/**
 * As strip-film.ts does it, in a process of its own: tables of a foreign file can be made to cost any time. As a message, both
 * ends would hold a film several times: 1 GB for 150 MB.
 *
 * @throws APIError 400 with a German message when many browsers would not show the film, or it cannot be read, in that time and
 *   memory; 503 when the process is told to stop meanwhile
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
    log.warn({ reason: "failure" in answer ? answer.failure : answer.refused }, "a film cannot be read");
    throw refused(
      "Dieser Film ist beschädigt oder unvollständig. Bitte speichern Sie ihn in einem Filmprogramm neu als MP4 (H.264).",
    );
  } finally {
    await rm(from, { force: true });
    await rm(to, { force: true });
  }
}

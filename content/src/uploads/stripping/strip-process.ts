/** The program of the process that frees films of what is neither seen nor heard: strip-worker.ts sends it one at a time. */
import { readFileSync, writeFileSync } from "node:fs";
import { serveJobs } from "../../process/serve-jobs.mjs";
import { filmTrouble } from "../films/film-trouble.ts";
import { stripFile, within } from "./strip-file.ts";
import type { FilmJob, StrippedFilm } from "./strip-worker.ts";

/** The most that it may hold, in bytes: the largest upload four times, as it comes, is worked on, and goes. */
const MEMORY_MAX_BYTES = 1000 * 1024 * 1024;

function work({ film: path, type }: FilmJob): StrippedFilm {
  const film = readFileSync(path);
  const trouble = within(() => filmTrouble(film, type));
  const left = stripFile(film, type);
  writeFileSync(path, left);
  return { trouble, size: left.length };
}

serveJobs(work, MEMORY_MAX_BYTES);

/** The program of the process that frees files of what is neither seen nor heard: strip-worker.ts sends it one at a time. */
import { readFileSync, writeFileSync } from "node:fs";
import { serveJobs } from "../../process/serve-jobs.mjs";
import { filmTrouble } from "../films/film-trouble.ts";
import { wordsOfPicture } from "../words/picture-words.ts";
import type { Words } from "../words/words.ts";
import { stripFile, within } from "./strip-file.ts";
import type { FilmJob, StripJob, Stripped, StrippedFilm, WordsJob } from "./strip-worker.ts";

/** The most that it may hold, in bytes: the largest upload four times, as it comes, is worked on, and goes. */
const MEMORY_MAX_BYTES = 1000 * 1024 * 1024;

function work(job: FilmJob | StripJob | WordsJob): Stripped | StrippedFilm | Words {
  if ("parts" in job) return wordsOfPicture(job.parts);
  const { type } = job;
  if ("data" in job) return { trouble: null, data: stripFile(job.data, type) };
  const film = readFileSync(job.film);
  const trouble = within(() => filmTrouble(film, type));
  const left = stripFile(film, type);
  writeFileSync(job.film, left);
  return { trouble, size: left.length };
}

serveJobs(work, MEMORY_MAX_BYTES);

/** The program of the process that frees files of what is neither seen nor heard: strip-worker.ts sends it one at a time. */
import { serveJobs } from "../../process/serve-jobs.mjs";
import { wordsOfPicture } from "../words/picture-words.ts";
import type { Words } from "../words/words.ts";
import { stripFile } from "./strip-file.ts";
import { stripFilm } from "./strip-film.ts";
import type { FilmJob, StripJob, StrippedFilm, StrippedPicture, WordsJob } from "./strip-worker.ts";

/** The most that it may hold, in bytes: the largest upload four times, as it comes, is worked on, and goes. */
const MEMORY_MAX_BYTES = 1000 * 1024 * 1024;

async function work(job: FilmJob | StripJob | WordsJob): Promise<StrippedFilm | StrippedPicture | Words> {
  if ("parts" in job) return wordsOfPicture(job.parts);
  return "data" in job ? { data: stripFile(job.data, job.type) } : { trouble: await stripFilm(job.from, job.to) };
}

serveJobs(work, MEMORY_MAX_BYTES);

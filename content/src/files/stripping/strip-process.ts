/** The program of the process that copies films without what is neither seen nor heard: strip-worker.ts sends it one at a time. */
import { serveJobs } from "../../platform/process/serve-jobs.mjs";
import { stripFilm } from "./strip-film.ts";
import type { FilmJob } from "./strip-worker.ts";

/** The most that it may hold, in bytes: the largest upload four times, as it comes, is worked on, and goes. */
const MEMORY_MAX_BYTES = 1000 * 1024 * 1024;

serveJobs(({ from, to }: FilmJob) => stripFilm(from, to), MEMORY_MAX_BYTES);

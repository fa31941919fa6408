/** Runs in the child process that copies films without their metadata. strip-worker.ts sends it one film at a time. */
import { serveJobs } from "../../platform/process/serve-jobs.mjs";
import { stripFilm } from "./strip-film.ts";
import type { FilmJob } from "./strip-worker.ts";

/** Memory limit, in bytes: four times the largest upload. */
const MEMORY_MAX_BYTES = 1000 * 1024 * 1024;

serveJobs(({ from, to }: FilmJob) => stripFilm(from, to), MEMORY_MAX_BYTES);

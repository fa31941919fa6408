/** The program of the process that copies films without what is neither seen nor heard: strip-worker.ts sends it one at a time. */
import { serveJobs } from "../../process/serve-jobs.mjs";
import { stripFilm } from "./strip-film.ts";
import type { FilmJob, StrippedFilm } from "./strip-worker.ts";

/** The most that it may hold, in bytes: the largest upload four times, as it comes, is worked on, and goes. */
const MEMORY_MAX_BYTES = 1000 * 1024 * 1024;

const work = async ({ from, to }: FilmJob): Promise<StrippedFilm> => ({ trouble: await stripFilm(from, to) });

serveJobs(work, MEMORY_MAX_BYTES);

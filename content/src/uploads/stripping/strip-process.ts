/** The program of the process that frees files of what is neither seen nor heard: strip-worker.ts sends it one at a time. */
import { serveJobs } from "../../process/serve-jobs.mjs";
import { stripFile } from "./strip-file.ts";
import type { StripJob } from "./strip-worker.ts";

/** The most that it may hold, in bytes: the largest upload four times, as it comes, is worked on, and goes. */
const MEMORY_MAX_BYTES = 1000 * 1024 * 1024;

serveJobs(({ data, type }: StripJob) => stripFile(data, type), MEMORY_MAX_BYTES);

/** Runs in the child process that prepares marks. mark-worker.ts sends it one mark at a time. */
import { serveJobs } from "../platform/process/serve-jobs.mjs";
import type { MarkJob } from "./mark-worker.ts";
import { prepareMark } from "./prepare-mark.ts";

/** Memory limit, in bytes. A drawing of 400 kB takes 190 MB. */
const MEMORY_MAX_BYTES = 400 * 1024 * 1024;

serveJobs(({ address }: MarkJob) => prepareMark(address), MEMORY_MAX_BYTES);

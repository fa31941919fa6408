// @ts-check
/*
 * The child side of worker-process.ts. Runs unbundled and loads nothing of the content system: it knows no settings and
 * no secrets.
 */
import process from "node:process";
import { Worker } from "node:worker_threads";

const EVERY_MS = 50;

/** Ends when content is gone; in another thread, since a job may keep this one busy forever. */
const END_WITH_PARENT = `
const parent = ${process.ppid};
setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, "SIGKILL"); }, 1000);
`;

/** @param {{ began: true } | import("./worker-process.ts").Answer<unknown>} message */
const answer = (message) => process.send?.(message, undefined, undefined, () => {}); // content may just have exited

/**
 * Runs jobs one after the other. An error thrown by a job is reported as its input's fault.
 *
 * @template {object} Job
 * @param {(job: Job) => unknown} work
 * @param {number} memoryMaxBytes memory limit of the process
 */
export function serveJobs(work, memoryMaxBytes) {
  process.on("message", async (/** @type {Job} */ job) => {
    answer({ began: true });
    try {
      answer({ done: await work(job) });
    } catch (error) {
      answer({ refused: error instanceof Error ? error.message : String(error) });
    }
  });

  // Native code uses other threads, so this one can watch memory; V8 has a limit of its own.
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryMaxBytes)
      answer({ failure: `It needs more than ${memoryMaxBytes / 1024 / 1024} MB.` });
  }, EVERY_MS);

  // At once, even during a job: it writes no file.
  const end = () => process.kill(process.pid, "SIGKILL");
  process.once("disconnect", end);
  if (!process.connected) end(); // content exited before this program was loaded
  new Worker(END_WITH_PARENT, { eval: true }).unref();
}

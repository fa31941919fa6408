// @ts-check
/*
 * The other end of worker-process.ts: what a program that works on jobs in a process of its own does beside them. It
 * runs as it stands, without a bundle, and loads nothing of the content system: it knows no setting and no secret.
 */
import process from "node:process";
import { Worker } from "node:worker_threads";

/** How often memory and parent are looked at, in ms. */
const EVERY_MS = 50;

/** Content is gone: from another thread, as a job may keep this one busy for ever. */
const END_WITH_PARENT = `
const parent = ${process.ppid};
setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, "SIGKILL"); }, 1000);
`;

/** @param {{ began: true } | import("./worker-process.ts").Answer<unknown>} message */
const answer = (message) => process.send?.(message, undefined, undefined, () => {}); // content may have gone just now

/**
 * Does one job after the other, as they come. An error that a job throws is told as its input's fault.
 *
 * @template {object} Job
 * @param {(job: Job) => unknown} work
 * @param {number} memoryMaxBytes the most that the process may hold
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

  // Native code works in other threads, so that this one can watch its memory; V8 has a limit of its own.
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryMaxBytes)
      answer({ failure: `It needs more than ${memoryMaxBytes / 1024 / 1024} MB.` });
  }, EVERY_MS);

  // At once, also in the middle of a job: it writes no file.
  const end = () => process.kill(process.pid, "SIGKILL");
  process.once("disconnect", end);
  if (!process.connected) end(); // content was gone before this program was loaded
  new Worker(END_WITH_PARENT, { eval: true }).unref();
}

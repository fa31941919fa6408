// @ts-check
/* A program for worker-process.test.ts: it does what a job asks for. */
import process from "node:process";
import { serveJobs } from "../src/process/serve-jobs.mjs";

/** @param {{ name: string }} job */
function work({ name }) {
  if (name === "for ever") for (;;);
  const all = [];
  while (name === "heap") all.push(new Array(100_000).fill(all.length));
  if (name === "bad") throw new Error("Not to be read");
  return { name, pid: process.pid };
}

serveJobs(work, 200 * 1024 * 1024);

// @ts-check
/* A program for worker-process.test.ts. */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { serveJobs } from "../src/platform/process/serve-jobs.mjs";

/** @param {{ name: string, begun?: string }} job with the file that it creates when it begins */
function work({ name, begun }) {
  if (begun) writeFileSync(begun, "");
  if (name === "for ever") for (;;);
  const all = [];
  while (name === "heap") all.push(new Array(100_000).fill(all.length));
  if (name === "bad") throw new Error("Not to be read");
  return { name, pid: process.pid };
}

serveJobs(work, 200 * 1024 * 1024);

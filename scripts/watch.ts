/**
 * A thread beside an app that run-app.ts runs: it notices a hanging app, which could not do so by itself, and ends its
 * process. What runs the service starts it again.
 */
import { writeSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { type Health, STOP_MS, untilIll } from "./health-watch.ts";

const { name, ...health } = workerData as { name: string } & Health;

await untilIll(health, new AbortController().signal);
const STDERR = 2; // process.stderr of a thread goes through the one that hangs
writeSync(STDERR, `The ${name} process has not been well for two minutes; it is stopped.\n`);
process.kill(process.pid, "SIGTERM");
await pause(STOP_MS);
process.kill(process.pid, "SIGKILL");

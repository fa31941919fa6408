/**
 * A thread beside an app that run-app.ts runs: it notices when the app hangs, which the app itself can't, and ends the
 * process. The service manager restarts it.
 */
import { writeSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { type Health, STOP_MS, untilUnhealthy } from "./health-watch.ts";

const { name, ...health } = workerData as { name: string } & Health;

await untilUnhealthy(health, new AbortController().signal);
const STDERR = 2; // a thread's process.stderr goes through the main thread, which hangs
writeSync(STDERR, `The ${name} process was unhealthy for two minutes; stopping it.\n`);
process.kill(process.pid, "SIGTERM");
await pause(STOP_MS);
process.kill(process.pid, "SIGKILL");

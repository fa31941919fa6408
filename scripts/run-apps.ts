import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import pretty from "pino-pretty";
import { EXIT_FINAL } from "../content/src/exit-codes.ts";
import type { App } from "./processes.ts";

/** Pause before an app that ended is started again, in ms: doubled each time, up to the longest. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** An app that ran for this long has recovered, and the pauses begin anew; in ms. */
const STEADY_MS = 60_000;

/** How long an app that is told to stop may take, in ms; the site's own limit is shorter. */
const STOP_MS = 15_000;

/** How often it is looked whether npm is still there, in ms. */
const PARENT_POLL_MS = 500;

/**
 * Runs the apps until this process, or the npm that started it, is told to stop. One that ends is started again, after pauses that grow; one that ends
 * with {@link EXIT_FINAL} ends all. On a terminal their logs are made readable, elsewhere they stay one line of JSON an
 * event.
 *
 * @returns the exit code for this process
 */
export async function runApps(apps: App[]): Promise<number> {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop.abort());
  if (process.env.npm_lifecycle_event) whenParentEnds(() => stop.abort());
  const show = output();
  let exitCode = 0;

  async function keepRunning(app: App): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!stop.signal.aborted) {
      const started = performance.now();
      const code = await run(app, stop.signal, show);
      if (stop.signal.aborted) return;
      if (code === EXIT_FINAL) {
        exitCode = EXIT_FINAL;
        return stop.abort();
      }
      if (performance.now() - started > STEADY_MS) pauseMs = FIRST_PAUSE_MS;
      process.stderr.write(`The ${app.name} process ended (${code}); it is started again in ${pauseMs / 1000} s.\n`);
      await pause(pauseMs, undefined, { signal: stop.signal }).catch(() => {}); // told to stop meanwhile
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  await Promise.all(apps.map(keepRunning));
  return exitCode;
}

/** npm gives a signal to its shell alone, which ends without passing it on. */
function whenParentEnds(act: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && act(), PARENT_POLL_MS).unref();
}

/** Where the output of the apps goes; null: straight through, without this process between. */
function output(): NodeJS.WritableStream | null {
  if (!process.stdout.isTTY) return null;
  return pretty({ ignore: "pid,hostname,app,name", messageFormat: "{app}  {msg}", translateTime: "SYS:HH:MM:ss" });
}

/** Runs an app once; its exit code, or the signal that ended it. */
function run(app: App, stop: AbortSignal, show: NodeJS.WritableStream | null): Promise<number | string> {
  return new Promise((resolve) => {
    const out = show ? "pipe" : "inherit";
    const child = spawn(process.execPath, app.args, { cwd: app.cwd, env: app.env, stdio: ["ignore", out, out] });
    if (show) for (const stream of [child.stdout, child.stderr]) stream?.pipe(show, { end: false });
    const stopThis = () => stopChild(child);
    stop.addEventListener("abort", stopThis);
    const end = (result: number | string) => {
      stop.removeEventListener("abort", stopThis);
      resolve(result);
    };
    child.once("error", (error) => end(error.message));
    child.once("close", (code, signal) => end(code ?? signal ?? "ended"));
  });
}

function stopChild(child: ChildProcess): void {
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  child.once("close", () => clearTimeout(timer));
}

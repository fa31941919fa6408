import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { EXIT_FINAL } from "../content/src/platform/process/exit-codes.ts";
import { ROOT } from "./environment.ts";
import { STOP_MS, untilUnhealthy } from "./health-watch.ts";
import { whenNpmEnds } from "./npm-watch.ts";
import type { App } from "./processes.ts";
import { versionHere, versionLabel } from "./version.ts";

/** Delay before an app is restarted, in ms: doubled each time, up to a maximum. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** After running this long an app has recovered, and the backoff is reset; in ms. */
const STEADY_MS = 60_000;

const END_WITH_PARENT = ["--import", pathToFileURL(join(ROOT, "scripts/end-with-parent.mjs")).href];

/**
 * Runs the apps until this process, or the npm that started it, is stopped. An app that exits or stays unhealthy is
 * restarted with backoff; one that exits with {@link EXIT_FINAL} stops all. They are stopped one by one, last first, so
 * that a visitor's message to the site still reaches the content system. On a terminal logs are pretty-printed,
 * elsewhere they stay one line of JSON per event.
 *
 * @param apps in order of dependency
 * @returns the exit code for this process
 */
export async function runApps(apps: App[]): Promise<number> {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop.abort());
  whenNpmEnds(() => stop.abort());
  const show = await output();
  const running = new Map<App, ChildProcess>();
  let exitCode = 0;

  stop.signal.addEventListener("abort", async () => {
    for (const app of apps.toReversed()) await stopChild(running.get(app));
  });

  async function keepRunning(app: App): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!stop.signal.aborted) {
      const started = performance.now();
      const child = start(app, show);
      running.set(app, child);
      const code = await endOfWatched(app, child);
      if (stop.signal.aborted) return;
      if (code === EXIT_FINAL) {
        exitCode = EXIT_FINAL;
        return stop.abort();
      }
      if (performance.now() - started > STEADY_MS) pauseMs = FIRST_PAUSE_MS;
      process.stderr.write(`The ${app.name} process ended (${code}); restarting it in ${pauseMs / 1000} s.\n`);
      await pause(pauseMs, undefined, { signal: stop.signal }).catch(() => {});
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  await Promise.all(apps.map(keepRunning));
  return exitCode;
}

/** Null: directly to this process's own. */
async function output(): Promise<NodeJS.WritableStream | null> {
  if (!process.stdout.isTTY) return null;
  const { default: pretty } = await import("pino-pretty");
  return pretty({ ignore: "pid,hostname,app,name", messageFormat: "{app}  {msg}", translateTime: "SYS:HH:MM:ss" });
}

/** Reported at /health, in logs and on the admin's start page. */
const SCHAUFENSTER_VERSION = versionLabel(versionHere());

function start(app: App, show: NodeJS.WritableStream | null): ChildProcess {
  const out = show ? "pipe" : "inherit";
  const child = spawn(process.execPath, [...END_WITH_PARENT, ...app.args], {
    cwd: app.cwd,
    env: { ...app.env, SCHAUFENSTER_VERSION },
    stdio: ["ignore", out, out, "ipc"],
  });
  if (show) for (const stream of [child.stdout, child.stderr]) stream?.pipe(show, { end: false });
  return child;
}

/** Resolves when a process has ended, with its exit code, the signal, or why it couldn't start. */
function endOf(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code, signal) => resolve(code ?? signal ?? "ended"));
  });
}

/** Like {@link endOf}, but stops an app that stays unhealthy. */
async function endOfWatched(app: App, child: ChildProcess): Promise<number | string> {
  const ended = new AbortController();
  if (app.health) {
    untilUnhealthy(app.health, ended.signal).then(
      () => {
        process.stderr.write(`The ${app.name} process was unhealthy for two minutes; stopping it.\n`);
        return stopChild(child);
      },
      () => {},
    );
  }
  return endOf(child).finally(() => ended.abort());
}

async function stopChild(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = endOf(child);
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  await ended;
  clearTimeout(timer);
}

import { createRequire } from "node:module";
import { join } from "node:path";
import concurrently, { type ConcurrentlyCommandInput } from "concurrently";
import pretty from "pino-pretty";
import { type Environment, ROOT } from "./environment.ts";

/** Pause before a process that died is started again, in ms. */
const RESTART_DELAY_MS = 1000;

const resolveFrom = (workspace: string, id: string) => createRequire(join(ROOT, workspace, "package.json")).resolve(id);

/** A command that takes the place of the shell it is started in, so that signals reach it. */
const node = (...args: string[]) =>
  `${process.platform === "win32" ? "" : "exec "}${[process.execPath, ...args].map((arg) => `"${arg}"`).join(" ")}`;

/** Both apps as built. */
export function builtApps(environment: Environment): ConcurrentlyCommandInput[] {
  const next = resolveFrom("content", "next/dist/bin/next");
  return [
    {
      name: "content",
      command: node(next, "start", "-H", "127.0.0.1", "-p", environment.CONTENT_PORT),
      cwd: join(ROOT, "content"),
      env: { ...environment, NODE_ENV: "production" },
    },
    {
      name: "site",
      command: node("dist/server/main.js"),
      cwd: join(ROOT, "site"),
      env: { ...environment, NODE_ENV: "production" },
    },
  ];
}

/** Both apps with hot reload. */
export function developedApps(environment: Environment): ConcurrentlyCommandInput[] {
  const next = resolveFrom("content", "next/dist/bin/next");
  const vite = join(resolveFrom("site", "vite/package.json"), "..", "bin", "vite.js");
  return [
    {
      name: "content",
      command: node(next, "dev", "-H", "127.0.0.1", "-p", environment.CONTENT_PORT),
      cwd: join(ROOT, "content"),
      env: { ...environment, NODE_ENV: "development" },
    },
    {
      name: "site",
      command: node(vite, "--port", environment.PORT, "--strictPort"),
      cwd: join(ROOT, "site"),
      env: { ...environment, NODE_ENV: "development" },
    },
  ];
}

/**
 * Runs the apps until this process is told to stop; one that dies is started again.
 * On a terminal their logs are made readable, elsewhere they stay one line of JSON an event.
 */
export async function runApps(apps: ConcurrentlyCommandInput[]): Promise<void> {
  const outputStream = process.stdout.isTTY
    ? pretty({ ignore: "pid,hostname,app,name", messageFormat: "{app}  {msg}", translateTime: "SYS:HH:MM:ss" })
    : process.stdout;
  const { result } = concurrently(apps, {
    prefix: "none",
    restartTries: -1,
    restartDelay: RESTART_DELAY_MS,
    outputStream,
    killSignal: "SIGTERM",
  });
  stopOnAnySignal();
  await result.catch(() => {}); // stopped by a signal: every process has ended
}

/**
 * concurrently takes only SIGINT for a wish to stop; after SIGTERM, which service managers send, it would start both
 * apps again. So every signal becomes the one it understands.
 */
function stopOnAnySignal(): void {
  for (const signal of ["SIGTERM", "SIGHUP"] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => process.emit("SIGINT", "SIGINT"));
  }
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { ROOT } from "../../scripts/environment.ts";

/** Runs an app that would never end, and prints its process id. */
const RUNNER = `
  import { runApps } from "./scripts/run-apps.ts";
  const args = ["-e", "console.log('app ' + process.pid); setInterval(() => {}, 1000)"];
  process.exit(await runApps([{ name: "site", args, cwd: ".", env: process.env }]));`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("who stops npm start stops the apps with it, though npm's shell passes no signal on", async () => {
  const command = `"$NODE" --import tsx --input-type=module -e "$RUNNER"; exit $?`;
  const env = { ...process.env, NODE: process.execPath, RUNNER, npm_lifecycle_event: "start" };
  const shell = spawn("sh", ["-c", command], { cwd: ROOT, env, stdio: ["ignore", "pipe", "inherit"] });
  const [printed] = await once(shell.stdout.setEncoding("utf8"), "data");
  const app = Number(/^app (\d+)/.exec(printed)?.[1]);
  expect(isRunning(app)).toBe(true);
  shell.kill("SIGTERM");
  await expect.poll(() => isRunning(app)).toBe(false);
});

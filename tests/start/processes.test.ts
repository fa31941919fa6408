import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { childrenOf } from "../../bench/memory.ts";
import { ROOT, readEnvironment } from "../../scripts/environment.ts";
import { commandOf, isRunning } from "../../scripts/process-table.ts";
import { untilReady } from "../../scripts/ready.ts";
import { untilHealthy } from "../../scripts/server/healthy.ts";
import { Apps, freePort } from "../../testing/apps.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-processes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Child processes, first its direct ones. */
function processesBelow(pid: number): number[] {
  return childrenOf(pid).flatMap((each) => [each, ...processesBelow(each)]);
}

test("npm start runs both apps and one process that watches them, and nothing else; stopping leaves none", async () => {
  const { PATH, HOME } = process.env;
  const [PORT, CONTENT_PORT] = [await freePort(), await freePort()].map(String);
  const settings = { SEED: "none", BACKUP_TIME: "off", SKIP_BUILD: "true" };
  const environment = readEnvironment({ PATH, HOME, PORT, CONTENT_PORT, DATA_DIR: folder, ...settings });
  const npm = spawn("npm", ["start"], { cwd: ROOT, env: environment, stdio: "ignore" });
  await untilReady(environment);
  const pids = processesBelow(npm.pid ?? 0).filter((pid) => !commandOf(pid).startsWith("sh "));
  const [parent, ...apps] = pids.map(commandOf);
  expect(parent).toBe("node .programs/start.js");
  expect(apps.sort()).toEqual([
    expect.stringMatching(/ dist\/server\/main\.js$/),
    expect.stringContaining("next-server"),
  ]);
  npm.kill("SIGTERM");
  await expect.poll(() => pids.filter(isRunning), { timeout: 120_000 }).toEqual([]);
});

test("on SIGTERM content ends, even while a client keeps sending requests over a kept-alive connection", async () => {
  const apps = new Apps({ site: await freePort(), content: await freePort() }, { SEED: "none" });
  onTestFinished(() => apps.end());
  apps.start("content");
  await untilHealthy(`${apps.contentUrl}/health`);
  let isOver = false;
  const ask = async () => {
    while (!isOver)
      await fetch(`${apps.contentUrl}/health`)
        .then((response) => response.text())
        .catch(() => {});
  };
  const asking = Promise.all([ask(), ask()]);
  expect(await apps.stop("content")).toBe(0);
  isOver = true;
  await asking;
});

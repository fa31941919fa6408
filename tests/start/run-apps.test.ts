import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ROOT } from "../../scripts/environment.ts";
import { isRunning } from "../../scripts/process-table.ts";

/** Logs its events, and exits cleanly some time after it is told to. */
const app = (name: string, takesMs: number) => `
  process.on("SIGTERM", () => {
    console.log("${name} told");
    setTimeout(() => { console.log("${name} ended"); process.exit(0); }, ${takesMs});
  });
  console.log("${name} " + process.pid);
  setInterval(() => {}, 1000);`;

const RUN_APPS = pathToFileURL(join(ROOT, "scripts/run-apps.ts")).href;

/** Runs two such apps as `npm start` runs its own. */
const RUNNER = `
  import { runApps } from ${JSON.stringify(RUN_APPS)};
  console.log("runner " + process.pid);
  const app = (name, code) => ({ name, args: ["-e", code], cwd: ".", env: process.env });
  process.exit(await runApps([
    app("content", ${JSON.stringify(app("content", 0))}),
    app("site", ${JSON.stringify(app("site", 300))}),
  ]));`;

let folder: string;
let started: ChildProcess | undefined;
let said = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "schaufenster-run-"));
  writeFileSync(join(folder, "runner.mts"), RUNNER);
});

afterEach(() => {
  started?.kill("SIGKILL");
  for (const [, pid] of said.matchAll(/^\w+ (\d+)$/gm))
    if (isRunning(Number(pid))) process.kill(Number(pid), "SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a program, and waits until both apps run; returns their process ids and the runner's. */
async function start(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  said = "";
  started = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.stdout?.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const pidOf = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, "m").exec(said)?.[1]);
  await vi.waitUntil(() => pidOf("content") && pidOf("site"), { timeout: 120_000 });
  return { runner: pidOf("runner"), apps: [pidOf("content"), pidOf("site")] };
}

const node = [process.execPath, "--import", pathToFileURL(join(ROOT, "node_modules/tsx/dist/loader.mjs")).href];
const runner = [...node, "runner.mts"];

/** As in package.json: a shell stays between npm and the script. */
const script = `node -e 0 && ${runner.map((word) => `'${word}'`).join(" ")}`;

async function expectAllEnd(apps: number[]): Promise<void> {
  await expect.poll(() => apps.filter((pid) => isRunning(pid)), { timeout: 120_000 }).toEqual([]);
  for (const name of ["content", "site"]) expect(said).toContain(`${name} told\n`);
}

test("when stopped, the site ends first, and then the content system that it needs; the exit code is 0", async () => {
  const { apps } = await start(runner[0] ?? "", runner.slice(1));
  const exit = new Promise((resolve) => started?.once("exit", resolve));
  started?.kill("SIGTERM");
  expect(await exit).toBe(0);
  await expectAllEnd(apps);
  expect(said).toMatch(/site told\nsite ended\ncontent told\n/);
});

test("stopping npm start stops the apps with it, though npm's shell doesn't pass signals on", async () => {
  const { apps } = await start("sh", ["-c", `${script}; exit $?`], { npm_lifecycle_event: "start" });
  started?.kill("SIGTERM");
  await expectAllEnd(apps);
});

test("killing npm start leaves no app behind, and each exits cleanly", async () => {
  const { runner, apps } = await start(process.execPath, node.slice(1).concat("runner.mts"));
  process.kill(runner, "SIGKILL");
  await expectAllEnd(apps);
});

test("an app may have its own child processes, as next dev does: waiting for a message keeps them running", async () => {
  const child = `process.on("message", (text) => { console.log("child was told " + text); process.exit(0); });`;
  writeFileSync(join(folder, "child.mjs"), child);
  const parent = `
    import { fork } from "node:child_process";
    const child = fork("./child.mjs");
    child.on("exit", (code) => process.exit(code === 0 ? 78 : 1));
    setTimeout(() => child.connected && child.send("hello"), 1000);`;
  writeFileSync(join(folder, "parent.mjs"), parent);
  const only = `
    import { runApps } from ${JSON.stringify(RUN_APPS)};
    process.exit(await runApps([{ name: "content", args: ["parent.mjs"], cwd: ".", env: process.env }]));`;
  writeFileSync(join(folder, "runner.mts"), only);
  said = "";
  started = spawn(runner[0] ?? "", runner.slice(1), { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  started.stdout?.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  await new Promise((resolve) => started?.once("exit", resolve));
  expect(said).toBe("child was told hello\n");
});

test("a service's app runs in the service's own process: it has the data folder, is stopped once and cleanly, and its exit code 78 is the service's", async () => {
  writeFileSync(join(folder, "app.cjs"), app("content", 200));
  writeFileSync(join(folder, "wrong.cjs"), "process.exit(78)");
  const run = (file: string, settings: NodeJS.ProcessEnv = {}) =>
    spawn(process.execPath, [join(ROOT, ".programs/run-app.js"), "content", "http://127.0.0.1:9/health", file], {
      cwd: folder,
      env: { ...process.env, ...settings },
      stdio: ["ignore", "pipe", "ignore"],
    });
  const exitOf = (child: ChildProcess) => new Promise((resolve) => child.once("exit", resolve));
  said = "";
  started = run("app.cjs", { DATA_DIR: folder });
  started.stdout?.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  await expect.poll(() => said, { timeout: 120_000 }).toBe(`content ${started.pid}\n`);
  expect(await exitOf(run("app.cjs", { DATA_DIR: folder }))).toBe(78);
  const exit = exitOf(started);
  started.kill("SIGTERM");
  expect(await exit).toBe(0);
  expect(said).toMatch(/content told\ncontent ended\n$/);
  expect(await exitOf(run("wrong.cjs", { DATA_DIR: folder }))).toBe(78);
});

test("killing npm itself leaves no app behind, and each exits cleanly", async () => {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts: { start: script } }));
  const { apps } = await start("npm", ["start"]);
  started?.kill("SIGKILL");
  await expectAllEnd(apps);
});

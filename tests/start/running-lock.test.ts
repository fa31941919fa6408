import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, test, vi } from "vitest";
import { startTimeOf } from "../../scripts/process-table.ts";
import { takeDataFolder } from "../../scripts/running-lock.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-lock-"));
const children: ChildProcess[] = [];

afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

async function anotherProgram(): Promise<number> {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  children.push(child);
  await once(child, "spawn");
  return child.pid ?? 0;
}

test("a lock holds while its process runs, and not for a later one with the same id", async () => {
  const dataDir = mkdtempSync(join(folder, "data-"));
  const lock = join(dataDir, "running.json");
  const pid = await anotherProgram();
  const since = startTimeOf(pid);
  expect(since).not.toBe("");

  writeFileSync(lock, JSON.stringify({ pid, since }));
  expect(() => takeDataFolder(dataDir)).toThrow(new RegExp(`running on this data already \\(process ${pid}`));

  // The id was reused, e.g. after a reboot, by a program with another start time.
  writeFileSync(lock, JSON.stringify({ pid, since: startTimeOf(1) }));
  takeDataFolder(dataDir);
  expect(JSON.parse(readFileSync(lock, "utf8"))).toEqual({ pid: process.pid, since: startTimeOf(process.pid) });
});

test("a killed process holds no lock, even before its parent reaps it", async () => {
  const dataDir = mkdtempSync(join(folder, "data-"));
  const lock = join(dataDir, "running.json");
  // The parent becomes a program that never reaps.
  const parent = spawn("sh", ["-c", "sleep 0 & echo $!; exec sleep 60"], { stdio: ["ignore", "pipe", "ignore"] });
  children.push(parent);
  const [said] = (await once(parent.stdout, "data")) as [Buffer];
  const pid = Number(said.toString());
  writeFileSync(lock, JSON.stringify({ pid, since: startTimeOf(pid) }));
  await vi.waitFor(() => takeDataFolder(dataDir), { timeout: 120_000 });
  expect(JSON.parse(readFileSync(lock, "utf8")).pid).toBe(process.pid);
});

test("if the system doesn't report a process's start time, the refusal says what to do if it is another program", async () => {
  const dataDir = mkdtempSync(join(folder, "data-"));
  const lock = join(dataDir, "running.json");
  writeFileSync(lock, JSON.stringify({ pid: await anotherProgram(), since: "" }));
  expect(() => takeDataFolder(dataDir)).toThrow(`is another program, delete ${lock}.`);
});

test("of two programs that find a killed one's lock at the same moment, one takes it", async () => {
  const dataDir = mkdtempSync(join(folder, "data-"));
  writeFileSync(join(dataDir, "running.json"), JSON.stringify({ pid: 4_000_000, since: "killed" }));
  const module = JSON.stringify(join(import.meta.dirname, "../../scripts/running-lock.ts"));
  // Each reports that it is ready, and polls for the start sign without a pause, so that they start together.
  const sign = join(dataDir, "begin");
  const program = `import { existsSync } from "node:fs";
    import { takeDataFolder } from ${module};
    console.log("ready");
    while (!existsSync(process.argv[1])) {}
    try { takeDataFolder(process.argv[2]); console.log("has it"); setInterval(() => {}, 1000); } catch { console.log("has not"); }`;
  const args = ["--import", "tsx", "--input-type=module", "-e", program, sign, dataDir];
  const programs = Array.from({ length: 2 }, () => {
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    children.push(child);
    return createInterface(child.stdout)[Symbol.asyncIterator]();
  });
  const next = () => Promise.all(programs.map(async (lines) => (await lines.next()).value));
  expect(await next()).toEqual(["ready", "ready"]);
  writeFileSync(sign, "");
  expect((await next()).sort()).toEqual(["has it", "has not"]);
});

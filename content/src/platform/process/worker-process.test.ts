import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { ManualSchedule } from "../../../../testing/manual-schedule.ts";
import { stopTime } from "../../../testing/manual-schedule.ts";
import { Turns } from "./turns.ts";
import { WorkerProcess } from "./worker-process.ts";

type Done = { name: string; pid: number };

const PROGRAM = ["testing", "jobs.mjs"];

/** In ms. */
const LONGEST_MS = 1500;

const folder = mkdtempSync(join(tmpdir(), "schaufenster-jobs-"));
afterAll(() => rmSync(folder, { recursive: true }));

const started = (turns = new Turns(Number.POSITIVE_INFINITY)) =>
  new WorkerProcess<{ name: string; begun?: string }, Done>({
    turns,
    program: PROGRAM,
    nodeArguments: ["--max-old-space-size=64"],
    priority: 0,
    longestMs: LONGEST_MS,
  });

/** Advances to the timeout once a job has begun; its message may come a little later. */
async function endJob(time: ManualSchedule, begun: string, job: Promise<unknown>): Promise<void> {
  await expect.poll(() => existsSync(begun)).toBe(true);
  await expect.poll(() => Promise.race([job, time.advance(LONGEST_MS)])).toBeDefined();
}

test("a job that never ends or uses too much memory is killed with its process, and the next one gets a new process", async () => {
  const time = stopTime();
  const worker = started();
  const before = await worker.run({ name: "a" });
  const begun = join(folder, "endless");
  const endless = worker.run({ name: "for ever", begun });
  await endJob(time, begun, endless);
  expect(await endless).toEqual({ failure: "It took longer than 1.5 s." });
  const after = await worker.run({ name: "b" });
  expect([before, after]).toMatchObject([{ done: { name: "a" } }, { done: { name: "b" } }]);
  expect((after as { done: Done }).done.pid).not.toBe((before as { done: Done }).done.pid);
  expect(await worker.run({ name: "heap" })).toMatchObject({
    failure: expect.stringMatching(/The process has ended/),
  });
  expect(await worker.run({ name: "bad" })).toEqual({ refused: "Not to be read" });
});

test("a process that doesn't load in time isn't the job's fault", async () => {
  const time = stopTime();
  const never = "data:text/javascript,await new Promise((resolve) => setTimeout(resolve, 600_000))";
  const common = { program: PROGRAM, priority: 0, longestMs: LONGEST_MS, turns: new Turns(1) };
  const worker = new WorkerProcess({ ...common, nodeArguments: ["--import", never] });
  const answer = worker.run({ name: "a" });
  await time.advance(60_000);
  expect(await answer).toEqual({ stopped: "It did not load in time." });
});

test("a process that loads slowly is kept longer for the next job, and ends eventually", async () => {
  const time = stopTime();
  const worker = started();
  const first = worker.run({ name: "a" });
  await time.advance(5000); // while it loads
  const { pid } = ((await first) as { done: Done }).done;
  await time.advance(14_000);
  expect(await worker.run({ name: "b" })).toMatchObject({ done: { pid } });
  await time.advance(15_000);
  await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
});

test("with little memory one process runs at a time: the one of another kind has ended before", async () => {
  const turns = new Turns(1);
  const [uploads, encodings] = [started(turns), started(turns)];
  const { pid } = ((await uploads.run({ name: "a" })) as { done: Done }).done;
  const next = encodings.run({ name: "b" });
  const last = uploads.run({ name: "c" });
  expect(((await next) as { done: Done }).done.pid).not.toBe(pid);
  await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
  expect(((await last) as { done: Done }).done.pid).not.toBe(pid);
});

test("a busy process ends when its parent is killed", async () => {
  const parent = `
    const { fork } = require("node:child_process");
    const child = fork(${JSON.stringify(PROGRAM.join("/"))}, [], { stdio: ["ignore", "ignore", "ignore", "ipc"], serialization: "advanced" });
    child.send({ name: "for ever" });
    child.once("message", () => { require("node:fs").writeSync(1, String(child.pid)); process.kill(process.pid, "SIGKILL"); });`;
  let pid = 0;
  try {
    execFileSync(process.execPath, ["-e", parent], { encoding: "utf8" });
  } catch (killed) {
    pid = Number((killed as { stdout: string }).stdout);
  }
  expect(pid).toBeGreaterThan(0);
  const isThere = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isThere).toBe(false);
});

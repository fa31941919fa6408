import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { Turns } from "./turns.ts";
import { WorkerProcess } from "./worker-process.ts";

type Done = { name: string; pid: number };

const PROGRAM = ["testing", "jobs.mjs"];

/** @param longestMs little where a job takes longer than it may, much where it must not matter */
const started = (turns = new Turns(Number.POSITIVE_INFINITY), longestMs = 1500) =>
  new WorkerProcess<{ name: string }, Done>({
    turns,
    program: PROGRAM,
    nodeArguments: ["--max-old-space-size=64"],
    priority: 0,
    longestMs,
  });

test("a job that never ends, or takes all memory, ends with its process, and the next one is done in a new one", async () => {
  const worker = started();
  const before = await worker.run({ name: "a" });
  expect(await worker.run({ name: "for ever" })).toEqual({ failure: "It took longer than 1.5 s." });
  const after = await worker.run({ name: "b" });
  expect([before, after]).toMatchObject([{ done: { name: "a" } }, { done: { name: "b" } }]);
  expect((after as { done: Done }).done.pid).not.toBe((before as { done: Done }).done.pid);
  const patient = started(undefined, 120_000);
  expect(await patient.run({ name: "heap" })).toMatchObject({
    failure: expect.stringMatching(/The process has ended/),
  });
  expect(await worker.run({ name: "bad" })).toEqual({ refused: "Not to be read" });
});

test("a process that does not load in time is no fault of the job's", async () => {
  const never = "data:text/javascript,await new Promise((resolve) => setTimeout(resolve, 60_000))";
  const common = { program: PROGRAM, priority: 0, longestMs: 60_000, turns: new Turns(1) };
  const worker = new WorkerProcess({ ...common, nodeArguments: ["--import", never], loadingMaxMs: 500 });
  expect(await worker.run({ name: "a" })).toEqual({ stopped: "It did not load in time." });
});

test("a process that takes long to load is kept the longer for the next job, and ends all the same", async () => {
  const slow = "data:text/javascript,await new Promise((resolve) => setTimeout(resolve, 2000))";
  const worker = new WorkerProcess<{ name: string }, Done>({
    turns: new Turns(1),
    program: PROGRAM,
    nodeArguments: ["--import", slow],
    priority: 0,
    longestMs: 60_000,
  });
  const before = await worker.run({ name: "a" });
  await pause(3000); // any other would have ended
  const after = await worker.run({ name: "b" });
  const { pid } = (after as { done: Done }).done;
  expect(before).toMatchObject({ done: { pid } });
  await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
});

test("one who has many jobs waiting holds up nobody's first one for longer than one of them takes", async () => {
  const worker = started();
  const done: string[] = [];
  const run = (name: string, owner: string) => worker.run({ name }, owner).then(() => done.push(owner));
  const jobs = ["for ever", "1", "2", "3"].map((name) => run(name, "one"));
  expect(worker.waitingOf("one")).toBe(4);
  await Promise.all([...jobs, run("a", "another"), run("b", "another")]);
  expect(done).toEqual(["one", "another", "one", "another", "one", "one"]);
  expect(worker.waitingOf("one")).toBe(0);
});

test("where memory is short one process works at a time: that of another kind has ended before", async () => {
  const turns = new Turns(1);
  const [uploads, encodings] = [started(turns), started(turns)];
  const { pid } = ((await uploads.run({ name: "a" })) as { done: Done }).done;
  const next = encodings.run({ name: "b" });
  const last = uploads.run({ name: "c" });
  expect(((await next) as { done: Done }).done.pid).not.toBe(pid);
  await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
  expect(((await last) as { done: Done }).done.pid).not.toBe(pid);
});

test("a process that is busy for ever ends when the one that started it is killed", async () => {
  const parent = `
    const { fork } = require("node:child_process");
    const child = fork(${JSON.stringify(PROGRAM.join("/"))}, [], { stdio: ["ignore", "ignore", "ignore", "ipc"], serialization: "advanced" });
    child.send({ name: "for ever" });
    child.once("message", () => { console.log(child.pid); setTimeout(() => process.kill(process.pid, "SIGKILL"), 100); });`;
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

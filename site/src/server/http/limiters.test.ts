import { expect, test } from "vitest";
import { ManualSchedule } from "../../../../testing/manual-schedule.ts";
import { Overloaded } from "./concurrency-limiter.ts";
import { SharedLimiter } from "./limiters.ts";

const forEver = () => new Promise<never>(() => {});

test("one network gets half of the slots and half of the queue, and others still get in", async () => {
  const limiter = new SharedLimiter({ concurrency: 4, maxQueue: 6 }, new ManualSchedule());
  for (let turn = 0; turn < 5; turn += 1) limiter.run("203.0.113.0", forEver).catch(() => {});
  await expect(limiter.run("203.0.113.0", forEver)).rejects.toThrow(Overloaded);
  expect([limiter.running, limiter.waiting]).toEqual([2, 3]);
  expect(await limiter.run("198.51.100.0", async () => "answered")).toBe("answered");
});

test("where networks can't be told apart, anyone may use all slots", async () => {
  const limiter = new SharedLimiter({ concurrency: 4, maxQueue: 0 }, new ManualSchedule());
  for (let turn = 0; turn < 4; turn += 1) limiter.run(null, forEver).catch(() => {});
  expect(limiter.running).toBe(4);
  await expect(limiter.run(null, forEver)).rejects.toThrow(Overloaded);
});

test("a network gets its share back when its requests are done, even if they failed", async () => {
  const limiter = new SharedLimiter({ concurrency: 2, maxQueue: 0 }, new ManualSchedule());
  await expect(limiter.run("203.0.113.0", () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await limiter.run("203.0.113.0", async () => "next")).toBe("next");
});

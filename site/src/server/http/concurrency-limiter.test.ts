import { expect, test } from "vitest";
import { ManualSchedule } from "../../../../testing/manual-schedule.ts";
import { ConcurrencyLimiter, Overloaded } from "./concurrency-limiter.ts";

function lasting() {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const action = (number: number) => () => {
    begun.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { ends, begun, action };
}

test("actions run up to the limit, the next ones are queued in order, and a full queue refuses immediately", async () => {
  const { ends, begun, action } = lasting();
  const limiter = new ConcurrencyLimiter({ concurrency: 2, maxQueue: 2 }, new ManualSchedule());
  const runs = [1, 2, 3, 4].map((number) => limiter.run(action(number)));
  await expect(limiter.run(action(5))).rejects.toThrow(Overloaded);
  expect(begun).toEqual([1, 2]);
  ends[0]?.();
  expect(await runs[0]).toBe(1);
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  ends[1]?.();
  await expect.poll(() => begun).toEqual([1, 2, 3, 4]);
  for (const end of ends) end();
  expect(await Promise.all(runs)).toEqual([1, 2, 3, 4]);
});

test("a failed action frees its slot", async () => {
  const limiter = new ConcurrencyLimiter({ concurrency: 1, maxQueue: 0 }, new ManualSchedule());
  await expect(limiter.run(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await limiter.run(async () => "next")).toBe("next");
});

test("an action that waited too long is refused and leaves the queue", async () => {
  const { ends, action } = lasting();
  const schedule = new ManualSchedule();
  const limiter = new ConcurrencyLimiter({ concurrency: 1, maxQueue: 1 }, schedule);
  const first = limiter.run(action(1));
  const second = expect(limiter.run(action(2))).rejects.toThrow(Overloaded);
  await schedule.advance(5000);
  await second;
  const third = limiter.run(async () => 3).catch(() => "refused");
  ends[0]?.();
  expect(await first).toBe(1);
  expect(await third).toBe(3);
});

import { expect, test } from "vitest";
import { runConcurrently } from "./run-concurrently.ts";

test("the concurrency limit holds, also for work added meanwhile", async () => {
  const items = [1, 2, 3];
  const done: number[] = [];
  let [underWay, most] = [0, 0];
  await runConcurrently(2, items, async (item) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    if (item < 3) items.push(item + 10);
    underWay -= 1;
    done.push(item);
  });
  expect([most, done.toSorted((a, b) => a - b)]).toEqual([2, [1, 2, 3, 11, 12]]);
});

test("an empty list ends immediately, and a failure ends everything", async () => {
  await runConcurrently(2, [], async () => {});
  const failing = runConcurrently(2, [1, 2], async () => {
    throw new Error("broken");
  });
  await expect(failing).rejects.toThrow("broken");
});

import { expect, test } from "vitest";
import { ManualSchedule } from "../../../testing/manual-schedule.ts";
import { ConcurrencyLimiter } from "../http/concurrency-limiter.ts";
import { PATIENCE_MS, QuietMoments } from "./quiet-moments.ts";

test("work that nobody waits for is done in time, even while pages are rendered without a pause", async () => {
  const schedule = new ManualSchedule();
  const limiter = new ConcurrencyLimiter({ concurrency: 1, maxQueue: 1 });
  void limiter.run(() => new Promise(() => {}));
  let isQuiet = false;
  void new QuietMoments(schedule, limiter).afterVisitors().then(() => {
    isQuiet = true;
  });
  await schedule.advance(PATIENCE_MS - 1);
  expect(isQuiet).toBe(false);
  await schedule.advance(1);
  expect([isQuiet, limiter.running]).toEqual([true, 1]);
});

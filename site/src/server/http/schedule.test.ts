import { expect, test, vi } from "vitest";
import { createSchedule, pause } from "./schedule.ts";

const ignore = () => {};

test("cancelled work, and work scheduled at or after shutdown, doesn't run", async () => {
  const schedule = createSchedule(ignore);
  const work = vi.fn();
  schedule.after(0, work)();
  schedule.after(5, work);
  schedule.stop();
  schedule.after(0, work);
  await pause(createSchedule(ignore), 20);
  expect(work).not.toHaveBeenCalled();
});

test("recurring work continues after a failure, which is reported by name each time", async () => {
  const failures: unknown[] = [];
  const schedule = createSchedule((name, error) => failures.push([name, error]));
  let done = 0;
  await schedule.every("count", 1, async () => {
    done += 1;
    if (done < 3) throw done;
  });
  expect(failures).toEqual([["count", 1]]);
  await expect.poll(() => done).toBeGreaterThan(3);
  schedule.stop();
  expect(failures).toEqual([
    ["count", 1],
    ["count", 2],
  ]);
});

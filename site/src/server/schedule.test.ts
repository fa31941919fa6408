import { expect, test, vi } from "vitest";
import { createSchedule, pause } from "./schedule.ts";

const ignore = () => {};

test("work that was called off, or that is scheduled when the server stops or later, is not done", async () => {
  const schedule = createSchedule(ignore);
  const work = vi.fn();
  schedule.after(0, work)();
  schedule.after(5, work);
  schedule.stop();
  schedule.after(0, work);
  await pause(createSchedule(ignore), 20); // beyond the time at which it was due
  expect(work).not.toHaveBeenCalled();
});

test("work is done again and again, although it fails, which is reported by its name each time", async () => {
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

import fc from "fast-check";
import { expect, test } from "vitest";
import { pauseAfter, retrySchedule } from "./retry-schedule.ts";

const HOUR_MS = 3_600_000;

test("pauses grow from 15 s to half an hour", () => {
  const schedule = retrySchedule(48);
  const seconds = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempt) => (pauseAfter(attempt, schedule) ?? 0) / 1000);
  expect(seconds).toEqual([15, 30, 60, 120, 240, 480, 960, 1800, 1800]);
});

test("attempts go on for at least the configured hours, and end", () => {
  fc.assert(
    fc.property(fc.integer({ min: 24, max: 720 }), (hours) => {
      let [attempt, waited] = [1, 0];
      for (let pause = pauseAfter(1, retrySchedule(hours)); pause !== null; ) {
        waited += pause;
        attempt += 1;
        pause = pauseAfter(attempt, retrySchedule(hours));
      }
      expect(waited).toBeGreaterThanOrEqual(hours * HOUR_MS);
      expect(waited).toBeLessThanOrEqual((hours + 0.5) * HOUR_MS);
    }),
    { numRuns: 40 },
  );
});

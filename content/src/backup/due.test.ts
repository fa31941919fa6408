import { expect, test } from "vitest";
import { latestNight } from "./due.ts";

test.each([
  ["just after", "2026-11-23T02:20:00Z", "2026-11-23T02:20:00.000Z"],
  ["just before", "2026-11-23T02:19:59Z", "2026-11-22T02:20:00.000Z"],
  ["in the evening", "2026-11-23T22:59:00Z", "2026-11-23T02:20:00.000Z"],
  ["after midnight in Berlin", "2026-11-23T23:30:00Z", "2026-11-23T02:20:00.000Z"],
  ["in summer", "2026-07-01T12:00:00Z", "2026-07-01T01:20:00.000Z"],
  ["on the day the clocks go back", "2026-10-25T12:00:00Z", "2026-10-25T02:20:00.000Z"],
  ["the day after they went forward", "2026-03-30T01:00:00Z", "2026-03-29T01:20:00.000Z"],
])("a backup is due at 03:20 on the clock of Berlin: %s", (_, now, due) => {
  expect(latestNight("03:20", new Date(now)).toISOString()).toBe(due);
});

import { expect, test } from "vitest";
import { isDue, latestNight } from "./nightly-schedule.ts";

test.each([
  ["just after", "2026-11-23T02:20:00Z", "2026-11-23T02:20:00.000Z"],
  ["just before", "2026-11-23T02:19:59Z", "2026-11-22T02:20:00.000Z"],
  ["in the evening", "2026-11-23T22:59:00Z", "2026-11-23T02:20:00.000Z"],
  ["after midnight in Berlin", "2026-11-23T23:30:00Z", "2026-11-23T02:20:00.000Z"],
  ["in summer", "2026-07-01T12:00:00Z", "2026-07-01T01:20:00.000Z"],
  ["on the day the clocks go back", "2026-10-25T12:00:00Z", "2026-10-25T02:20:00.000Z"],
  ["the day after they went forward", "2026-03-30T01:00:00Z", "2026-03-29T01:20:00.000Z"],
])("a backup is due at 03:20 Berlin time: %s", (_, now, due) => {
  expect(latestNight("03:20", new Date(now)).toISOString()).toBe(due);
});

test("a backup is retried each hour after a failure, and the next night after an incomplete one", () => {
  const night = new Date("2026-11-23T02:20:00Z");
  const made = (at: string) => ({ at, file: "f", bytes: 1, isEncrypted: false, machine: "m" });
  const after = (minutes: number) => new Date(night.getTime() + minutes * 60_000);
  const [before, reason] = [made("2026-11-22T02:20:01Z"), "Full."];
  expect(isDue({ last: null, failure: null }, night, after(0))).toBe(true);
  expect(isDue({ last: before, failure: null }, night, after(0))).toBe(true);
  expect(isDue({ last: made("2026-11-23T02:20:30Z"), failure: null }, night, after(1))).toBe(false);
  const failure = { at: after(1).toISOString(), reason };
  expect(isDue({ last: before, failure }, night, after(60))).toBe(false);
  expect(isDue({ last: before, failure }, night, after(61))).toBe(true);
  expect(isDue({ last: before, failure: { ...failure, archive: "f" } }, night, after(600))).toBe(false);
  expect(isDue({ last: before, failure: { ...failure, archive: "f" } }, after(24 * 60), after(24 * 60))).toBe(true);
});

import { onTestFinished } from "vitest";
import { ManualSchedule } from "../../testing/manual-schedule.ts";
import { replaceSchedule } from "../src/platform/process/schedule.ts";

/** Stops time until the end of the test; the schedule advances it. @param at the current time */
export function stopTime(at = new Date()): ManualSchedule {
  const schedule = new ManualSchedule(0, at);
  onTestFinished(replaceSchedule(schedule));
  return schedule;
}

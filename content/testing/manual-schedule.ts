import { onTestFinished } from "vitest";
import { ManualSchedule } from "../../testing/manual-schedule.ts";
import { replaceSchedule } from "../src/platform/process/schedule.ts";

/** Time stands still until the end of the test, but for what it lets pass. @param at the time of day */
export function stopTime(at = new Date()): ManualSchedule {
  const schedule = new ManualSchedule(0, at);
  onTestFinished(replaceSchedule(schedule));
  return schedule;
}

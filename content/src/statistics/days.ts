import { TIME_ZONE } from "../platform/process/german-time.ts";
import { schedule } from "../platform/process/schedule.ts";

const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE });

/** The date in Germany, as in 2026-11-22. */
export function dayOf(moment: Date): string {
  return DAY.format(moment);
}

export function today(): string {
  return dayOf(schedule.wallClock());
}

/** Adds days to a date; may be negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

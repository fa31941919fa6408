import { addDays, daysBetween } from "../days.ts";

export const PERIODS = [7, 30, 365] as const;

export type Period = (typeof PERIODS)[number];

const DEFAULT_PERIOD: Period = 30;

export const PERIOD_PARAMETER = "tage";

/** A day, or a month if the period is a year. */
export type Bar = { label: string; views: number };

const DAY = new Intl.DateTimeFormat("de-DE", {
  weekday: "short",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone: "UTC",
});
const MONTH = new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: "UTC" });

/** The period in the URL; 30 days for anything else. */
export function periodOf(asked: unknown): Period {
  return PERIODS.find((period) => String(period) === asked) ?? DEFAULT_PERIOD;
}

/** The first day of a period that ends on the given day, and the first and last day of the period before. */
export function spanOf(period: Period, last: string): { first: string; before: [string, string] } {
  const first = addDays(last, 1 - period);
  return { first, before: [addDays(first, -period), addDays(first, -1)] };
}

/** Bars, oldest first, including empty ones. */
export function barsOf(period: Period, days: Map<string, number>, first: string, last: string): Bar[] {
  const format = period === 365 ? MONTH : DAY;
  const bars = new Map<string, number>();
  for (const day of daysBetween(first, last)) {
    const label = format.format(new Date(`${day}T00:00:00Z`));
    bars.set(label, (bars.get(label) ?? 0) + (days.get(day) ?? 0));
  }
  return [...bars].map(([label, views]) => ({ label, views }));
}

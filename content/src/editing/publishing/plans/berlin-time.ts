import { TZDate } from "@date-fns/tz";
import { TIME_ZONE } from "../../../platform/process/german-time.ts";

const WALL_CLOCK = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;

/** The time at which clocks in Germany show '2026-11-22T10:46'; null if there is no such time. */
export function momentInGermany(wallClock: string): Date | null {
  const parts = WALL_CLOCK.exec(wallClock)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = parts;
  const date = new TZDate(year, month - 1, day, hours, minutes, TIME_ZONE);
  const isReal = date.getMonth() === month - 1 && date.getDate() === day && minutes === date.getMinutes();
  return isReal ? new Date(date.getTime()) : null;
}

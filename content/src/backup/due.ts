import { TZDate } from "@date-fns/tz";
import { TIME_ZONE } from "../german-time.ts";

/**
 * The latest moment at which a nightly backup was to be made.
 *
 * @param time HH:MM on the clock of Berlin
 */
export function latestNight(time: string, now: Date): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const night = new TZDate(now.getTime(), TIME_ZONE);
  night.setHours(hours, minutes, 0, 0);
  if (night.getTime() > now.getTime()) night.setDate(night.getDate() - 1);
  return new Date(night.getTime());
}

import { TZDate } from "@date-fns/tz";
import { TIME_ZONE } from "../platform/process/german-time.ts";
import type { BackupState } from "./backup-state.ts";

/** Delay before a failed backup is retried, in ms. An incomplete one is repeated the next night. */
const AGAIN_MS = 3600 * 1000;

/**
 * The latest time at which a nightly backup was due.
 *
 * @param time HH:MM in Berlin
 */
export function latestNight(time: string, now: Date): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const night = new TZDate(now.getTime(), TIME_ZONE);
  night.setHours(hours, minutes, 0, 0);
  if (night.getTime() > now.getTime()) night.setDate(night.getDate() - 1);
  return new Date(night.getTime());
}

export function isDue({ last, failure }: BackupState, night: Date, now: Date): boolean {
  if (last && new Date(last.at) >= night) return false;
  if (!failure) return true;
  const tried = new Date(failure.at);
  return failure.archive ? tried < night : now.getTime() - tried.getTime() >= AGAIN_MS;
}

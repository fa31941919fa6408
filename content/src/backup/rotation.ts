import { DAY_MS } from "../day.ts";
import { TIME_ZONE } from "../german-time.ts";
import { BACKUPS_KEPT } from "../settings/backup-settings.ts";
import { backupsAmong } from "./backup-names.ts";

/** Before that all are kept, those before two updates on one day too; in ms. */
const ALL_KEPT_MS = 48 * 3600 * 1000;

const BERLIN_DAY = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: TIME_ZONE });

const day = (at: Date) => BERLIN_DAY.format(at);
const month = (at: Date) => day(at).slice(0, "2026-11".length);

/** The Monday that a week begins with (ISO 8601). */
function week(at: Date): string {
  const midnight = new Date(`${day(at)}T00:00:00Z`);
  const sinceMonday = (midnight.getUTCDay() + 6) % 7;
  return new Date(midnight.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, "2026-11-23".length);
}

/** Names of backups that are no longer needed: of whole ones and of those that lack something as many are kept. */
export function expendableAmong(names: string[], now: Date): string[] {
  const backups = backupsAmong(names);
  const groups = [true, false].map((isWhole) => backups.filter((each) => each.isWhole === isWhole));
  return groups.flatMap((group) => expendable(group, now)).map(({ name }) => name);
}

/**
 * Which backups are no longer needed. A period without a backup does not count: after a long pause nothing is lost. The
 * latest one is never among them.
 *
 * @param backups in any order, each with when it was made
 */
export function expendable<Backup extends { at: Date }>(backups: Backup[], now: Date): Backup[] {
  const latestFirst = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const kept = new Set(latestFirst.filter(({ at }) => now.getTime() - at.getTime() < ALL_KEPT_MS));
  for (const [periodOf, count] of [
    [day, BACKUPS_KEPT.daily],
    [week, BACKUPS_KEPT.weekly],
    [month, BACKUPS_KEPT.monthly],
  ] as const) {
    const last = new Map<string, Backup>();
    for (const backup of latestFirst) if (!last.has(periodOf(backup.at))) last.set(periodOf(backup.at), backup);
    for (const backup of [...last.values()].slice(0, count)) kept.add(backup);
  }
  return latestFirst.filter((backup) => !kept.has(backup));
}

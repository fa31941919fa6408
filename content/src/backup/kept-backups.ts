import { DAY_MS } from "../platform/process/day.ts";
import { TIME_ZONE } from "../platform/process/german-time.ts";
import { BACKUP_MONTHS, BACKUPS_KEPT } from "../platform/settings/backup-settings.ts";
import { backupsAmong } from "./backup-names.ts";

/** Up to this age all are kept, in ms, so that each of two updates on one day keeps its backup. */
const ALL_KEPT_MS = 48 * 3600 * 1000;

const BERLIN_DAY = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: TIME_ZONE });

const day = (at: Date) => BERLIN_DAY.format(at);
const month = (at: Date) => day(at).slice(0, "2026-11".length);

/** The Monday on which the week begins (ISO 8601). */
function week(at: Date): string {
  const midnight = new Date(`${day(at)}T00:00:00Z`);
  const sinceMonday = (midnight.getUTCDay() + 6) % 7;
  return new Date(midnight.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, "2026-11-23".length);
}

/** Archives older than this are deleted, as the privacy policy promises. */
export function endOfKeeping(now: Date): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() - BACKUP_MONTHS);
  return end;
}

/**
 * Names of expired backups. Incomplete ones are rotated separately, so that they never displace a complete one, and
 * expire once a later complete one is older than the daily retention. None is kept beyond the privacy policy's limit,
 * except the last complete one.
 */
export function expiredAmong(names: string[], now: Date): string[] {
  const backups = backupsAmong(names);
  const whole = backups.filter(({ isWhole }) => isWhole);
  const incomplete = backups.filter(({ isWhole }) => !isWhole);
  const lastWhole = Math.max(...whole.map(({ at }) => at.getTime()));
  const provenDay = day(new Date(now.getTime() - BACKUPS_KEPT.daily * DAY_MS));
  const provenAt = Math.max(...whole.filter(({ at }) => day(at) <= provenDay).map(({ at }) => at.getTime()));
  const isOver = ({ at, isWhole }: (typeof backups)[number]) =>
    isWhole ? at < endOfKeeping(now) && at.getTime() < lastWhole : at < endOfKeeping(now) || at.getTime() < provenAt;
  const gone = new Set([...expired(whole, now), ...expired(incomplete, now), ...backups.filter(isOver)]);
  return [...gone].map(({ name }) => name);
}

/**
 * Which backups are expired. Periods without a backup don't count. The latest one never expires.
 *
 * @param backups in any order, each with its time
 */
export function expired<Backup extends { at: Date }>(backups: Backup[], now: Date): Backup[] {
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

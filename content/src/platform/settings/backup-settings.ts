import { join, resolve } from "node:path";
import * as v from "valibot";

/** Minimum length of a passphrase in characters: anyone with an archive can guess as often as they like. */
const PASSPHRASE_MIN = 16;

/** Days, weeks and months of which the last backup is kept. */
export const BACKUPS_KEPT = { daily: 7, weekly: 4, monthly: 6 };

/** Months after which none is kept: the current month counts, and ends before its backup expires. */
export const BACKUP_MONTHS = BACKUPS_KEPT.monthly + 1;

const nightTime = v.pipe(
  v.optional(v.string(), "03:20"),
  v.regex(
    /^(([01]\d|2[0-3]):[0-5]\d|off)$/,
    "BACKUP_TIME must be a time of day as 03:20, or off for no backups by themselves.",
  ),
);

export const backupEntries = {
  BACKUP_TIME: nightTime,
  BACKUP_DIR: v.optional(v.string()),
  BACKUP_PASSPHRASE: v.optional(
    v.pipe(
      v.string(),
      v.minLength(
        PASSPHRASE_MIN,
        `BACKUP_PASSPHRASE is too short. Give at least ${PASSPHRASE_MIN} characters, for example from: openssl rand -base64 24`,
      ),
    ),
  ),
  BACKUP_S3_BUCKET: v.optional(
    v.never(
      "BACKUP_S3_BUCKET and the settings beside it are gone: no copy of a backup would be sent any more. Let restic or rclone take BACKUP_DIR there (docs/backups.md), and take these settings out.",
    ),
  ),
  BACKUP_BEFORE_MIGRATION: v.optional(v.picklist(["on", "off"], "BACKUP_BEFORE_MIGRATION must be on or off."), "on"),
};

export type BackupSettings = v.InferOutput<v.ObjectSchema<typeof backupEntries, undefined>>;

export function backupFolder({ BACKUP_DIR, DATA_DIR }: BackupSettings & { DATA_DIR: string }): string {
  return resolve(/* turbopackIgnore: true */ BACKUP_DIR ?? join(DATA_DIR, "backups"));
}

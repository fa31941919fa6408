/** Backups that are rotated, with the UTC time in their names. Other files beside them are never touched. */
const NAME = /^schaufenster-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)(\.incomplete|\.before-update)?\.tar\.gz(\.age)?$/;

/** The name of an incomplete archive: it doesn't count as a backup, and is rotated separately. */
export function incompleteName(file: string): string {
  return file.replace(/(\.tar\.gz(\.age)?)?$/, ".incomplete$1");
}

/** @param kind ".before-update" for one with only the database */
export function backupName(at: Date, isEncrypted: boolean, kind: "" | ".before-update" = ""): string {
  const moment = at.toISOString().slice(0, "2026-11-23T02:20:00".length).replaceAll(":", "-");
  return `schaufenster-${moment}${kind}.tar.gz${isEncrypted ? ".age" : ""}`;
}

/** Whether an archive was made so that an update can be rolled back. */
export const isBeforeUpdate = (file: string): boolean => file.includes(".before-update.");

/** `isWhole` if it contains the database and all files. */
type Backup = { name: string; at: Date; isWhole: boolean };

/** The backups among some file names, with their start times. */
export function backupsAmong(names: string[]): Backup[] {
  return names.flatMap((name) => {
    const [, date, hours, minutes, seconds, kind] = NAME.exec(name) ?? [];
    return date ? [{ name, at: new Date(`${date}T${hours}:${minutes}:${seconds}Z`), isWhole: !kind }] : [];
  });
}

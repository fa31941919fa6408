/** Backups that are rotated: the moment in their names is UTC. Other files beside them are never touched. */
const NAME = /^schaufenster-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)(\.incomplete|\.before-update)?\.tar\.gz(\.age)?$/;

/** Makes the name of an archive that lacks something: it counts as no backup, and is rotated among those like it. */
export function incompleteName(file: string): string {
  return file.replace(/(\.tar\.gz(\.age)?)?$/, ".incomplete$1");
}

/** @param kind ".before-update" for one that holds the database alone */
export function backupName(at: Date, isEncrypted: boolean, kind: "" | ".before-update" = ""): string {
  const moment = at.toISOString().slice(0, "2026-11-23T02:20:00".length).replaceAll(":", "-");
  return `schaufenster-${moment}${kind}.tar.gz${isEncrypted ? ".age" : ""}`;
}

/** Whether an archive was made for the way back from an update. */
export const isBeforeUpdate = (file: string): boolean => file.includes(".before-update.");

/** `isWhole` if it holds the database and all files. */
type Backup = { name: string; at: Date; isWhole: boolean };

/** Those of some names that are backups, with when they were begun. */
export function backupsAmong(names: string[]): Backup[] {
  return names.flatMap((name) => {
    const [, date, hours, minutes, seconds, kind] = NAME.exec(name) ?? [];
    return date ? [{ name, at: new Date(`${date}T${hours}:${minutes}:${seconds}Z`), isWhole: !kind }] : [];
  });
}

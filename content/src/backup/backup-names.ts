/** Backups that are rotated: the moment in their names is UTC. What else lies beside them is never touched. */
const NAME = /^schaufenster-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.tar\.gz(\.age)?$/;

export function backupName(at: Date, isEncrypted: boolean): string {
  const moment = at.toISOString().slice(0, "2026-11-23T02:20:00".length).replaceAll(":", "-");
  return `schaufenster-${moment}.tar.gz${isEncrypted ? ".age" : ""}`;
}

/** Those of some names that are backups, with when they were begun. */
export function backupsAmong(names: string[]): { name: string; at: Date }[] {
  return names.flatMap((name) => {
    const [, date, hours, minutes, seconds] = NAME.exec(name) ?? [];
    return date ? [{ name, at: new Date(`${date}T${hours}:${minutes}:${seconds}Z`) }] : [];
  });
}

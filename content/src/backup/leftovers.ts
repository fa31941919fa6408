import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "../platform/process/day.ts";
import { removeFolder } from "../platform/process/remove-folder.ts";
import { endOfKeeping } from "./kept-backups.ts";

/**
 * Days for which data replaced by a restore (tools/restore) are kept: they may contain all inquiries, and fill the
 * disk.
 */
export const REPLACED_DAYS = 30;

export const replacedName = (): string => `before-restore-${new Date().toISOString().replaceAll(":", "-")}`;

const REPLACED = /^before-(restore|move)-\d{4}-/;

/** Parts of a backup, a restore or a trial that was killed. */
const ABANDONED = /^(\.backup-|\.verify-|\.restore-|\.trial-|schaufenster-.*\.part$)/;

/** Copies made before a damaged database was replaced (platform/database/damage.ts); they may contain all inquiries. */
const DAMAGED = /^content\.db\.damaged-\d{4}-/;

/** Removes what killed backups left in a folder at least a day ago. */
export const removeAbandoned = (folder: string, now: Date): Promise<void> =>
  removeOlder(folder, ABANDONED, now.getTime() - DAY_MS);

/** Removes expired data that a restore (formerly also a move) replaced or that were kept of a damaged database. */
export async function removePutAside(dataDir: string, now: Date): Promise<void> {
  await removeOlder(dataDir, REPLACED, now.getTime() - REPLACED_DAYS * DAY_MS);
  await removeOlder(dataDir, DAMAGED, endOfKeeping(now).getTime());
}

async function removeOlder(folder: string, pattern: RegExp, endMs: number): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => pattern.test(each))) {
    const path = join(folder, name);
    const changed = await stat(path).catch(() => null);
    if (changed && changed.mtimeMs < endMs) await (changed.isDirectory() ? removeFolder(path) : rm(path));
  }
}

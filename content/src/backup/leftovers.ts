import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "../process/day.ts";
import { removeFolder } from "../process/remove-folder.ts";
import { endOfKeeping } from "./kept-backups.ts";

/** Days that data stay which a restore has replaced (tools/restore): they may hold all inquiries, and fill the disk. */
export const REPLACED_DAYS = 30;

/** Name of the folder for what is replaced now. */
export const replacedName = (): string => `before-restore-${new Date().toISOString().replaceAll(":", "-")}`;

const REPLACED = /^before-(restore|move)-\d{4}-/;

/** Parts of a backup, a restore or a trial that was killed. */
const ABANDONED = /^(\.backup-|\.verify-|\.restore-|\.trial-|schaufenster-.*\.part$)/;

/** Copies that were made before a damaged database was replaced (database/damage.ts); they may hold all inquiries. */
const DAMAGED = /^content\.db\.damaged-\d{4}-/;

/** Removes what killed backups have left in a folder a day ago or before. */
export const removeAbandoned = (folder: string, now: Date): Promise<void> =>
  removeOlder(folder, ABANDONED, now.getTime() - DAY_MS);

/** Removes data that were put aside, by a restore (formerly by a move, too) or beside a damaged database, once their time is over. */
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

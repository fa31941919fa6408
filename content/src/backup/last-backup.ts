import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The last backup that was written as a whole: when (ISO 8601, UTC), where, and its size in bytes. */
export type LastBackup = { at: string; file: string; bytes: number };

const FILE = "last-backup.json";

/** Notes it in the data folder, beside what it is a backup of. */
export async function noteBackup(dataDir: string, backup: LastBackup): Promise<void> {
  const file = join(dataDir, FILE);
  await writeFile(`${file}.part`, JSON.stringify(backup), { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** @returns null when there was none yet, or nothing can be known of it */
export async function lastBackup(dataDir: string): Promise<LastBackup | null> {
  try {
    const { at, file, bytes } = JSON.parse(await readFile(join(dataDir, FILE), "utf8"));
    return Number.isNaN(Date.parse(at)) ? null : { at, file: String(file), bytes: Number(bytes) };
  } catch {
    return null;
  }
}

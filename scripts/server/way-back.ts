import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { engineOf, SQLITE_COMPANIONS, sqliteFile } from "../../content/src/database/location.ts";
import { runScript, settingsOfServer } from "./machine.ts";
import { toDisk } from "./write-whole.ts";

/** How many times as large a backup may be when it is unpacked, the database of SQLite apart. */
const UNPACKED = 2;

/** Bytes that a restore writes besides, and the version before once it runs again. */
const BESIDES = 64_000_000;

/** Names of folders in which a restore unpacks, beside the data; the room for it has such a one. */
const RESTORING = ".restore-";

/**
 * Takes the room that a way back needs, so that a version which fills the disk leaves it.
 *
 * @param backup that would be put back
 * @throws Error with a sentence when there is too little
 */
export function keepRoom(backup: string): void {
  clearRoom();
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = settingsOfServer();
  const database = { dataDir, databaseUrl };
  const files =
    engineOf(database) === "sqlite" ? ["", ...SQLITE_COMPANIONS].map((end) => sqliteFile(database) + end) : [];
  const bytes = files.reduce((sum, file) => sum + sizeOf(file), sizeOf(backup) * UNPACKED + BESIDES);
  const room = join(dataDir, `${RESTORING}room`);
  spawnSync("fallocate", ["--posix", "--length", String(bytes), room]); // its exit code says nothing where there is no room
  if (sizeOf(room) < bytes) {
    clearRoom();
    throw new Error(`${dataDir} has no room for the way back, which may take ${Math.ceil(bytes / 1e6)} MB. Make room.`);
  }
}

/** In bytes; 0 for a file that is not there. */
const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Gives the room back, and what a restore that was killed has left. */
export function clearRoom(): void {
  const data = settingsOfServer().DATA_DIR;
  for (const name of readdirSync(data).filter((each) => each.startsWith(RESTORING)))
    rmSync(join(data, name), { recursive: true });
}

/**
 * Puts a backup in the place of the data.
 *
 * @returns the folder that has what was there before, which goes after a month; undefined if there was nothing
 * @throws Error with a sentence that says what to do
 */
export async function putBack(version: string, backup: string): Promise<string | undefined> {
  process.stdout.write(`Putting back ${backup} …\n`);
  const { code, said } = await runScript(version, ["restore", backup, "--replace"], { collect: true });
  if (code !== 0) {
    throw new Error(
      `The backup ${backup} could not be put back:\n${said}\nMend what it says, then run: schaufenster recover`,
    );
  }
  toDisk(settingsOfServer().DATA_DIR);
  // Root removes it later: by its name alone, below the data, no matter what else it says.
  const [, name] = /^What was there before lies in .*\/(before-restore-[\dTZ.-]+) for \d+ days/m.exec(said) ?? [];
  return name && join(settingsOfServer().DATA_DIR, name);
}

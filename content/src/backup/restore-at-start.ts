import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { log } from "../platform/process/log.ts";
import { runProgram } from "../platform/process/own-process.ts";
import { schedule } from "../platform/process/schedule.ts";
import { backupFolder } from "../platform/settings/backup-settings.ts";
import { settings } from "../platform/settings/settings.ts";
import { backupsAmong, isBeforeUpdate } from "./backup-names.ts";

export const RESTORED = "restored";

/**
 * The outcome of a restore requested in the admin. `of` is the file's name, `keptIn` the folder with the replaced data,
 * `newer` how many of its inquiries are newer than the backup; without them it failed, and nothing was changed.
 */
export type Restored = { at: string; of: string; keptIn?: string | null; newer?: number | null };

/** Contains the name of the backup to restore at the next start. */
const asked = join(/* turbopackIgnore: true */ settings.DATA_DIR, "restore-at-start.txt");

/** Time for the response to be sent before the process ends, in ms. */
const ANSWER_MS = 1000;

const program = (...args: string[]) =>
  runProgram({ name: "The restore", file: "../tools/restore/restore-command.ts", args });

export function restorable(): { name: string; at: Date }[] {
  const folder = backupFolder(settings);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const whole = backupsAmong(names).filter(({ name, isWhole }) => isWhole && !isBeforeUpdate(name));
  return whole.sort((one, other) => other.at.getTime() - one.at.getTime());
}

/**
 * Reads a backup to its end; if it is complete, ends this process, and the next start restores it before it opens
 * anything.
 *
 * @throws Error with a sentence if it is incomplete
 */
export async function requestRestore(name: string): Promise<void> {
  await program("--verify", join(backupFolder(settings), name));
  writeFileSync(asked, name, { mode: 0o600 });
  schedule.after(ANSWER_MS, () => process.kill(process.pid, "SIGTERM"));
}

/** Performs a requested restore, once, before anything is opened. @returns null if none was requested */
export async function runRequestedRestore(): Promise<Restored | null> {
  if (!existsSync(asked)) return null;
  const of = readFileSync(asked, "utf8");
  rmSync(asked);
  const at = schedule.wallClock().toISOString();
  try {
    const done = JSON.parse(await program(join(backupFolder(settings), of))) as Pick<Restored, "keptIn" | "newer">;
    log.info({ of, ...done }, "restored");
    return { at, of, ...done };
  } catch (error) {
    log.error({ err: error, of }, "not restored; nothing was changed");
    return { at, of };
  }
}

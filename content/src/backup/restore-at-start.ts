import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { log } from "../process/log.ts";
import { runProgram } from "../process/own-process.ts";
import { schedule } from "../process/schedule.ts";
import { backupFolder } from "../settings/backup-settings.ts";
import { settings } from "../settings/settings.ts";
import { backupsAmong, isBeforeUpdate } from "./backup-names.ts";

/** The key of the note that says how the last restore went. */
export const RESTORED = "restored";

/**
 * How a restore went that was asked for in the admin. `of` is the file's name, `keptIn` where what was there before lies, `newer`
 * how many inquiries in that are newer than the backup; without them it failed, and nothing was changed.
 */
export type Restored = { at: string; of: string; keptIn?: string | null; newer?: number | null };

/** Names the backup that the next start restores. */
const asked = join(/* turbopackIgnore: true */ settings.DATA_DIR, "restore-at-start.txt");

/** Time for the answer to go out before the process ends, in ms. */
const ANSWER_MS = 1000;

const program = (...args: string[]) =>
  runProgram({ name: "The restore", file: "../tools/restore/restore-command.ts", args });

/** The whole backups in the folder, the newest first. */
export function restorable(): { name: string; at: Date }[] {
  const folder = backupFolder(settings);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const whole = backupsAmong(names).filter(({ name, isWhole }) => isWhole && !isBeforeUpdate(name));
  return whole.sort((one, other) => other.at.getTime() - one.at.getTime());
}

/**
 * Reads a backup to its end; if it is whole, ends this process, and the next start restores it before it opens anything.
 *
 * @throws Error with a sentence when it is not whole
 */
export async function restoreAtStart(name: string): Promise<void> {
  await program("--verify", join(backupFolder(settings), name));
  writeFileSync(asked, name, { mode: 0o600 });
  schedule.after(ANSWER_MS, () => process.kill(process.pid, "SIGTERM"));
}

/** Restores what was asked for, once; nothing is opened yet. @returns null if nothing was */
export async function restoreIfAsked(): Promise<Restored | null> {
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

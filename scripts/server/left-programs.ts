import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** In the environment of every program that a change of version starts, and of theirs: which versions it changes. */
const MARK = "SCHAUFENSTER_CHANGE";

const POLL_MS = 100;

/** How long a program that was killed may take to end, in ms: a disk that answers late holds it. */
const END_MS = 60_000;

/** From now on what this process starts is marked. Of itself the system keeps the environment that it began with. */
export function markPrograms(folder: string): void {
  process.env[MARK] = folder;
}

/** The mark for an environment that is put together; nothing outside a change. */
export function marked(): NodeJS.ProcessEnv {
  const { [MARK]: folder } = process.env;
  return folder ? { [MARK]: folder } : {};
}

/** For a program that outlives the change. */
export const unmarked = (): NodeJS.ProcessEnv => ({ ...process.env, [MARK]: undefined });

/**
 * Ends the programs that a killed change has left: beside them another one would write into the same data. They are
 * killed, for a program that is told to end may hang in it, and what they leave half done is done anew.
 *
 * @throws Error that names those which do not end
 */
export async function killLeftPrograms(folder: string): Promise<void> {
  const until = performance.now() + END_MS;
  for (let left = programsOf(folder); left.length > 0; left = programsOf(folder)) {
    if (performance.now() > until)
      throw new Error(
        `Programs of a change that was killed do not end: process ${left.join(", ")}. Restart the machine.`,
      );
    for (const pid of left) kill(pid);
    await pause(POLL_MS);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // it has ended
  }
}

function programsOf(folder: string): number[] {
  const mark = `\0${MARK}=${folder}\0`;
  return readdirSync("/proc").flatMap((name) => {
    try {
      const is = /^\d+$/.test(name) && `\0${readFileSync(`/proc/${name}/environ`, "utf8")}`.includes(mark);
      return is ? [Number(name)] : [];
    } catch {
      return []; // it has ended, or is another user's
    }
  });
}

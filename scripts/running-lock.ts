import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../content/src/process/exit-codes.ts";
import { beginningOf, isRunning } from "./process-table.ts";

/** Who uses a data folder: a process, and when it began, for numbers of processes are given again. */
type Holder = { pid: number; since: string };

const lockFile = (dataDir: string) => join(dataDir, "running.json");

/** A system that does not say when a process began leaves the number alone to judge by. */
function isAlive({ pid, since }: Holder, proc?: string): boolean {
  if (!isRunning(pid)) return false;
  const beginning = beginningOf(pid, proc);
  return beginning === "" || since === "" || beginning === since;
}

function readHolder(file: string): Holder | null {
  try {
    const { pid, since } = JSON.parse(readFileSync(file, "utf8")) as Partial<Holder>;
    return typeof pid === "number" && typeof since === "string" ? { pid, since } : null;
  } catch {
    return null; // not there, or cut off by a power failure
  }
}

/**
 * Takes the data folder for this process, until it ends: two that run on the same data would both run its jobs and send
 * its mails. A killed process's note does not count.
 *
 * @param proc where this system tells of processes
 * @throws StartError when another process uses it
 */
export function takeDataFolder(dataDir: string, proc?: string): void {
  const file = lockFile(dataDir);
  const own = JSON.stringify({ pid: process.pid, since: beginningOf(process.pid, proc) } satisfies Holder);
  try {
    writeFileSync(file, own, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as { code?: string }).code !== "EEXIST") throw error;
    const holder = readHolder(file);
    if (holder && holder.pid !== process.pid && isAlive(holder, proc)) {
      throw new StartError(
        `Schaufenster is running on this data already (process ${holder.pid}, DATA_DIR ${dataDir}).\n` +
          "Stop that one first, or give this one another DATA_DIR and PORT.\n" +
          `If process ${holder.pid} is another program, delete ${file}.`,
      );
    }
    writeFileSync(file, own, { mode: 0o600 });
  }
  process.once("exit", () => {
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
  });
}

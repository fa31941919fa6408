import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../content/src/exit-codes.ts";

/** Who uses a data folder: a process, and when it began, for numbers of processes are given again. */
type Holder = { pid: number; since: string };

const lockFile = (dataDir: string) => join(dataDir, "running.json");

/** When a process began, in the words of the system; empty where it does not say. */
function beginningOf(pid: number): string {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const status = readFileSync(`/proc/${pid}/stat`, "utf8");
    const STARTTIME = 19; // field 22 of proc(5), counted behind the command's name
    return `${boot} ${status.slice(status.lastIndexOf(")") + 2).split(" ")[STARTTIME]}`;
  } catch {
    return "";
  }
}

function isAlive({ pid, since }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as { code?: string }).code === "ESRCH") return false;
  }
  return beginningOf(pid) === since;
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
 * its mails. What a killed process left behind does not count.
 *
 * @throws StartError when another process uses it
 */
export function takeDataFolder(dataDir: string): void {
  const file = lockFile(dataDir);
  const own = JSON.stringify({ pid: process.pid, since: beginningOf(process.pid) } satisfies Holder);
  try {
    writeFileSync(file, own, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as { code?: string }).code !== "EEXIST") throw error;
    const holder = readHolder(file);
    if (holder && holder.pid !== process.pid && isAlive(holder)) {
      throw new StartError(
        `Schaufenster is running on this data already (process ${holder.pid}, DATA_DIR ${dataDir}).\n` +
          "Stop that one first, or give this one another DATA_DIR and PORT.",
      );
    }
    writeFileSync(file, own, { mode: 0o600 });
  }
  process.once("exit", () => {
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
  });
}

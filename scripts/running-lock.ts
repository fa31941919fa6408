import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../content/src/process/exit-codes.ts";
import { beginningOf, isRunning } from "./process-table.ts";

/** Who uses a data folder: a process, and when it began, for numbers of processes are given again. */
type Holder = { pid: number; since: string };

const lockFile = (dataDir: string) => join(dataDir, "running.json");

/** A system that does not say when a process began leaves the number alone to judge by. */
function isAlive({ pid, since }: Holder): boolean {
  if (!isRunning(pid)) return false;
  const beginning = beginningOf(pid);
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
 * @throws StartError when another process uses it
 */
export function takeDataFolder(dataDir: string): void {
  const file = lockFile(dataDir);
  const refusal = (pid: number) =>
    `Schaufenster is running on this data already (process ${pid}, DATA_DIR ${dataDir}).\n` +
    "Stop that one first, or give this one another DATA_DIR and PORT.\n" +
    `If process ${pid} is another program, delete ${file}.`;
  const own = JSON.stringify({ pid: process.pid, since: beginningOf(process.pid) } satisfies Holder);
  try {
    create(file, own);
  } catch (error) {
    if ((error as { code?: string }).code !== "EEXIST") throw error;
    const holder = readHolder(file);
    if (holder && holder.pid !== process.pid && isAlive(holder)) throw new StartError(refusal(holder.pid));
    takeOver(file, own, refusal);
  }
  process.once("exit", () => {
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
  });
}

/**
 * Creates a file with all of its text at once: one that is there and still empty would look like a note cut off.
 *
 * @throws Error EEXIST where it is there already
 */
function create(file: string, text: string): void {
  const whole = `${file}.${process.pid}.new`;
  writeFileSync(whole, text, { mode: 0o600 });
  try {
    linkSync(whole, file);
  } finally {
    rmSync(whole);
  }
}

/** Takes the place of a note that does not count. Of two that try at once, the one that moves it away has it. */
function takeOver(file: string, own: string, refusal: (pid: number) => string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    const other = readHolder(aside);
    if (other && other.pid !== process.pid && isAlive(other)) {
      renameSync(aside, file); // of one that was faster
      throw new StartError(refusal(other.pid));
    }
    rmSync(aside);
    create(file, own);
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes((error as { code?: string }).code ?? "")) throw error;
    throw new StartError(refusal(readHolder(file)?.pid ?? 0));
  }
}

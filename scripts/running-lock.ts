import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../content/src/platform/process/exit-codes.ts";
import { isRunning, startTimeOf } from "./process-table.ts";

/** The process that uses a data folder, with its start time, since PIDs are reused. */
type Holder = { pid: number; since: string };

const lockFile = (dataDir: string) => join(dataDir, "running.json");

/** Systems without a start time compare only the PID. */
function isAlive({ pid, since }: Holder): boolean {
  if (!isRunning(pid)) return false;
  const beginning = startTimeOf(pid);
  return beginning === "" || since === "" || beginning === since;
}

function readHolder(file: string): Holder | null {
  try {
    const { pid, since } = JSON.parse(readFileSync(file, "utf8")) as Partial<Holder>;
    return typeof pid === "number" && typeof since === "string" ? { pid, since } : null;
  } catch {
    return null; // missing, or truncated by a power failure
  }
}

/**
 * Locks the data folder for this process: two processes on the same data would both run its jobs and send its mails. A
 * killed process's lock doesn't count.
 *
 * @throws StartError if another process uses it
 */
export function takeDataFolder(dataDir: string): void {
  const file = lockFile(dataDir);
  const refusal = (pid: number) =>
    `Schaufenster is running on this data already (process ${pid}, DATA_DIR ${dataDir}).\n` +
    "Stop that one first, or give this one another DATA_DIR and PORT.\n" +
    `If process ${pid} is another program, delete ${file}.`;
  const own = JSON.stringify({ pid: process.pid, since: startTimeOf(process.pid) } satisfies Holder);
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
 * Creates a file with its full text atomically: an empty one would look truncated.
 *
 * @throws Error EEXIST if it exists
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

/** Replaces a stale lock. Of two that try at once, the one that moves it away wins. */
function takeOver(file: string, own: string, refusal: (pid: number) => string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    const other = readHolder(aside);
    if (other && other.pid !== process.pid && isAlive(other)) {
      renameSync(aside, file);
      throw new StartError(refusal(other.pid));
    }
    rmSync(aside);
    create(file, own);
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes((error as { code?: string }).code ?? "")) throw error;
    throw new StartError(refusal(readHolder(file)?.pid ?? 0));
  }
}

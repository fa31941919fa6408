import { readFileSync } from "node:fs";

/** Fields of /proc/PID/stat after the command name, from 0 (proc(5): 3, 4 and 22). */
const STATE = 0;
const PPID = 1;
const STARTTIME = 19;

/** A file in /proc; empty if there is no such process, and on other systems. */
function read(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "utf8").trim();
  } catch {
    return "";
  }
}

function statOf(pid: number, field: number): string {
  const stat = read(`${pid}/stat`);
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[field] ?? "";
}

/** A process's start time, which distinguishes it from a later one with the same PID; empty if unknown. */
export function startTimeOf(pid: number): string {
  const since = statOf(pid, STARTTIME);
  return since && `${read("sys/kernel/random/boot_id")} ${since}`;
}

/** NaN if unknown. */
export const parentOf = (pid: number): number => Number(statOf(pid, PPID) || Number.NaN);

/** Empty if unknown. */
export const commandOf = (pid: number): string => read(`${pid}/cmdline`).replaceAll("\0", " ").trim();

/** Whether a process with this PID is running. A zombie isn't. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as { code?: string }).code === "ESRCH") return false; // EPERM: it is another user's
  }
  return statOf(pid, STATE) !== "Z";
}

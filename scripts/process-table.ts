import { readFileSync } from "node:fs";

/** Fields of /proc/PID/stat behind the command's name, counted from 0 (proc(5): 3, 4 and 22). */
const STATE = 0;
const PPID = 1;
const STARTTIME = 19;

/** A file below /proc, where Linux tells of processes; empty where there is no such process, and on other systems. */
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

/** A process's beginning, which tells it from a later one of its number; empty where the system does not say. */
export function beginningOf(pid: number): string {
  const since = statOf(pid, STARTTIME);
  return since && `${read("sys/kernel/random/boot_id")} ${since}`;
}

/** The process that started one; NaN where the system does not say. */
export const parentOf = (pid: number): number => Number(statOf(pid, PPID) || Number.NaN);

/** The command line of a process, as far as the system says. */
export const commandOf = (pid: number): string => read(`${pid}/cmdline`).replaceAll("\0", " ").trim();

/** Whether a process of this number runs. One that has ended, and whose end nobody has asked for yet, does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as { code?: string }).code === "ESRCH") return false; // EPERM: it is another user's
  }
  return statOf(pid, STATE) !== "Z";
}

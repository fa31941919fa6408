import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Where Linux tells of processes; other systems have no such folder and are asked by `ps`. */
const PROC = "/proc";

/** Fields of /proc/PID/stat behind the command's name, counted from 0 (proc(5): 3, 4 and 22). */
const STATE = 0;
const PPID = 1;
const STARTTIME = 19;

function statOf(pid: number, proc: string): string[] {
  const stat = readFileSync(`${proc}/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** Asks `ps` for one column of a process, in English and UTC. */
function ps(pid: number, column: string): string {
  return execFileSync("ps", ["-o", `${column}=`, "-p", String(pid)], {
    env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}

/** The first that the system can answer; empty where it cannot, or where there is no such process. */
function firstOf(...ask: (() => string)[]): string {
  for (const answer of ask) {
    try {
      return answer();
    } catch {
      // no such folder, no such program, no such process
    }
  }
  return "";
}

/** A process's beginning in the system's words, which tells it from a later one of its number; else empty. */
export function beginningOf(pid: number, proc = PROC): string {
  return firstOf(
    () => `${readFileSync(`${proc}/sys/kernel/random/boot_id`, "utf8").trim()} ${statOf(pid, proc)[STARTTIME]}`,
    () => ps(pid, "lstart"),
  );
}

/** The process that started one; NaN where the system does not say. */
export function parentOf(pid: number, proc = PROC): number {
  const parent = firstOf(
    () => statOf(pid, proc)[PPID] ?? "",
    () => ps(pid, "ppid"),
  );
  return parent === "" ? Number.NaN : Number(parent);
}

/** The command line of a process, as far as the system says. */
export function commandOf(pid: number, proc = PROC): string {
  return firstOf(
    () => readFileSync(`${proc}/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim(),
    () => ps(pid, "args"),
  );
}

/** Whether a process of this number runs. One that has ended, and whose end nobody has asked for yet, does not. */
export function isRunning(pid: number, proc = PROC): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as { code?: string }).code === "ESRCH") return false; // EPERM: it is another user's
  }
  const state = firstOf(
    () => statOf(pid, proc)[STATE] ?? "",
    () => ps(pid, "stat"),
  );
  return !state.startsWith("Z");
}

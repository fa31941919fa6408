import { readdirSync, readFileSync } from "node:fs";

/** Current memory of the processes, in MB. */
export type Memory = { site: number; content: number; encoder: number; all: number };

/** Reads a file of /proc; empty if the process has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** Resident memory of a process (`VmRSS`, proc(5)), in MB; 0 if it has ended. */
const resident = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

const parentOf = (pid: string) => Number(/PPid:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);

/** Resident memory of a process's descendants, in MB. */
function residentBelow(pid: number): number {
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return children.reduce((sum, child) => sum + resident(Number(child)) + residentBelow(Number(child)), 0);
}

/** Memory of both processes, and of the ones that content has started to encode pictures. */
export function memoryOf(pids: { site: number; content: number }): Memory {
  const [site, content, encoder] = [resident(pids.site), resident(pids.content), residentBelow(pids.content)];
  return { site, content, encoder, all: site + content + encoder };
}

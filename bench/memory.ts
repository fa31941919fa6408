import { readdirSync, readFileSync } from "node:fs";

/** Proportional memory share (`Pss` of smaps_rollup, proc(5)) of processes and their descendants, in MB. */
export function memoryAtRest(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + pss(pid) + memoryAtRest(childrenOf(pid)), 0);
}

const pss = (pid: number) =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) / 1024;

export function childrenOf(pid: number): number[] {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const children = tasks.flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" "));
  return children.filter((child) => child.trim()).map(Number);
}

/** Which core does what: the program measured has a core of its own, and the one that asks has another. */
import { spawn, spawnSync } from "node:child_process";

export const MEASURED = 0;
export const ASKING = 1;

/** Puts a process with all its threads on a core; does nothing where there is no taskset. */
export function pin(pid: number, core: number): void {
  spawnSync("taskset", ["--all-tasks", "--cpu-list", "--pid", String(core), String(pid)], { stdio: "ignore" });
}

/** @throws Error with a sentence if a program is missing */
export function requirePrograms(...names: string[]): void {
  for (const name of names) {
    const { error } = spawnSync(name, ["-v"], { stdio: "ignore" });
    if (error) throw new Error(`This needs ${names.join(", ")}: on Debian, apt install nginx-light wrk util-linux.`);
  }
}

/** Runs a program on one core. Resolves with its output. */
export async function runOn(core: number, command: string, args: string[]): Promise<string> {
  const child = spawn("taskset", ["-c", String(core), command, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const printed = await child.stdout.toArray();
  return Buffer.concat(printed).toString();
}

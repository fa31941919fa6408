import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

/** How often to check whether a program is ready, and the timeout. */
const POLL_MS = 50;
const LONGEST_START_MS = 60_000;

export type Program = { end: () => Promise<void> };

/**
 * Starts a program with a process group for it and its children. Resolves when it is ready.
 * @throws Error with its output if it ends instead, or takes too long
 */
export async function startProgram(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  isReady: () => boolean | Promise<boolean>,
): Promise<Program> {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
    detached: true,
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  const killAll = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
  };
  process.on("exit", killAll);
  const latest = Date.now() + LONGEST_START_MS;
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > latest) throw new Error(`${command} does not start: ${printed}`);
    await pause(POLL_MS);
  }
  return {
    end: async () => {
      process.off("exit", killAll);
      if (child.exitCode !== null) return;
      killAll();
      await once(child, "exit");
    },
  };
}

import { spawn } from "node:child_process";
import { join } from "node:path";

/** Ends with the content system, or when it is no longer connected to it. */
const PROGRAM = ["--import", "tsx", "src/backup-command.ts"];

/**
 * Makes a backup in a process of its own.
 *
 * @param args for backup-command.ts
 * @returns where it lies and its size, in words; nothing if there was nothing to do
 * @throws Error with the sentence of the failure
 */
export function backUpInProcess(args: string[]): Promise<string> {
  const child = spawn(process.execPath, [...PROGRAM, ...args], {
    cwd: join(/* turbopackIgnore: true */ process.cwd()),
    env: process.env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const said: Record<"stdout" | "stderr", string> = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.on("data", (chunk: Buffer) => {
      said[name] += chunk.toString();
    });
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (code === 0) resolve(said.stdout.trim());
      else reject(new Error(said.stderr.trim() || `The backup ended by itself (${code ?? signal}).`));
    });
  });
}

import { spawn } from "node:child_process";
import { join } from "node:path";

type Program = {
  /** As the subject of a sentence: "The backup". */
  name: string;
  /** Relative to the content system's folder. */
  file: string;
  args?: string[];
  nodeArguments?: string[];
  env?: Record<string, string>;
  output?: "pipe" | "inherit";
};

/** Preloaded; must not be bundled. */
const END_WITH_STARTER = ["--import", "./src/platform/process/end-with-starter.mjs"];

/**
 * Runs one of our programs in a child process with this process's settings. It ends when this process is gone.
 *
 * @returns its output, if collected
 * @throws Error with its message on standard error
 */
export function runProgram({
  name,
  file,
  args = [],
  nodeArguments = [],
  env = {},
  output = "pipe",
}: Program): Promise<string> {
  const child = spawn(process.execPath, [...nodeArguments, ...END_WITH_STARTER, "--import", "tsx", file, ...args], {
    cwd: join(/* turbopackIgnore: true */ process.cwd()),
    env: { ...process.env, ...env },
    stdio: ["ignore", output, "pipe", "ipc"],
  });
  const said: Record<"stdout" | "stderr", string> = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream]?.on("data", (chunk: Buffer) => {
      said[stream] += chunk.toString();
    });
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (code === 0) resolve(said.stdout.trim());
      else reject(new Error(said.stderr.trim() || `${name} ended by itself (${code ?? signal}).`));
    });
  });
}

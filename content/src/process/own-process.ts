import { spawn } from "node:child_process";
import { join } from "node:path";

type Program = {
  /** As the subject of a sentence: "The backup". */
  name: string;
  /** Seen from the content system's folder. */
  file: string;
  args?: string[];
  /** Arguments of Node. */
  nodeArguments?: string[];
  /** Settings beside those of this process. */
  env?: Record<string, string>;
  /** Whether standard output is collected, or goes where this process writes its own. */
  output?: "pipe" | "inherit";
};

/** Loaded before the program; the bundler must not take it for a part of content. */
const END_WITH_STARTER = ["--import", "./src/process/end-with-starter.mjs"];

/**
 * Runs a program of ours in a process of its own, with the settings of this one. The program ends when this process is
 * gone.
 *
 * @returns the text that it wrote, if that was collected
 * @throws Error with the sentence that it wrote to standard error
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

import { execFile } from "node:child_process";
import { ROOT } from "../scripts/environment.ts";

/** Runs a script as npm does, with these settings alone, while this process goes on. */
export function runScript(
  name: string,
  args: string[],
  settings: NodeJS.ProcessEnv,
): Promise<{ status: number; printed: string }> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, CONTENT_PORT: "1", ...settings };
  const program = ["--import", "tsx", `scripts/${name}.ts`, ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, program, { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, printed: stdout + stderr }),
    );
  });
}

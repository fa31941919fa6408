import { execFile } from "node:child_process";
import { ROOT } from "../scripts/environment.ts";

/** Runs a script as npm does, with only these settings, while this process continues; optionally as another user. */
export function runScript(
  name: string,
  args: string[],
  settings: NodeJS.ProcessEnv,
  user: { uid?: number; gid?: number } = {},
): Promise<{ status: number; printed: string }> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, CONTENT_PORT: "1", ...settings };
  const program = ["--import", "tsx", `scripts/${name}.ts`, ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, program, { cwd: ROOT, env, ...user }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, printed: stdout + stderr }),
    );
  });
}

/** `npm run check`: lint and format, then types of every workspace. */
import { spawnSync } from "node:child_process";
import { ROOT } from "./environment.ts";

const STEPS: [string, string[]][] = [
  ["Lint and format", ["biome", "check", "--error-on-warnings", "."]],
  ["Types of the scripts and browser tests", ["tsc", "--noEmit", "-p", "."]],
  ["Types of contract", ["tsc", "--noEmit", "-p", "contract"]],
  ["Types of content", ["tsc", "--noEmit", "-p", "content"]],
  ["Types of site", ["tsc", "--noEmit", "-p", "site"]],
];

for (const [name, args] of STEPS) {
  process.stdout.write(`Check  ${name}\n`);
  const { status } = spawnSync("npx", args, { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

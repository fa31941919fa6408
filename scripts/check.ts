/** `npm run check`: lint and format, types, imports, unused code, and lines by room; two at a time. */
import { execFile } from "node:child_process";
import { ROOT } from "./environment.ts";

const STEPS: [string, string[]][] = [
  ["Types of content", ["tsc", "--noEmit", "-p", "content"]],
  ["Types of site", ["tsc", "--noEmit", "-p", "site"]],
  ["Types of the scripts and browser tests", ["tsc", "--noEmit", "-p", "."]],
  ["Types of contract", ["tsc", "--noEmit", "-p", "contract"]],
  ["Lint and format", ["biome", "check", "--error-on-warnings", "."]],
  // Off in biome.json because it reads the whole project, in an editor too.
  ["No circles of imports", ["biome", "lint", "--only=suspicious/noImportCycles", "--error-on-warnings", "."]],
  ["Every file has its types checked", ["tsx", "scripts/check-tsconfigs.ts"]],
  ["Imports by layer", ["tsx", "scripts/check-imports.ts"]],
  ["Patterns in linear time", ["tsx", "scripts/check-patterns.ts"]],
  ["Nothing unused", ["knip", "--no-progress"]],
  ["Production lines", ["tsx", "scripts/check-lines.ts"]],
];

const AT_ONCE = 2;

function run([name, args]: [string, string[]]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile("npx", args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      process.stdout.write(`Check  ${name}${error ? ": failed" : ""}\n${stdout}`);
      process.stderr.write(stderr);
      resolve(!error);
    });
  });
}

const waiting = [...STEPS];
const results: boolean[] = [];
const worker = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await run(step));
};
await Promise.all(Array.from({ length: AT_ONCE }, worker));
process.exitCode = results.length === STEPS.length && results.every(Boolean) ? 0 : 1;

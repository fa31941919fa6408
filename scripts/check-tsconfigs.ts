/** Part of `npm run check`: every TypeScript file belongs to a tsconfig.json and is type-checked. */
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { ROOT } from "./environment.ts";

const PROJECTS = [".", "content", "contract", "site"];

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: ROOT, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
    .trim()
    .split("\n");

const checked = new Set(PROJECTS.flatMap((project) => run("node_modules/.bin/tsc", "--listFilesOnly", "-p", project)));
const missing = run("git", "ls-files", "*.ts", "*.tsx").filter((file) => !checked.has(resolve(ROOT, file)));
for (const file of missing) process.stdout.write(`${file} is in no tsconfig.json\n`);
process.exitCode = missing.length === 0 ? 0 : 1;

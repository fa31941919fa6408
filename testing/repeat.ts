/**
 * `npm run repeat -- TIMES FILE …`: runs test files repeatedly on a slowed machine to find flaky tests: under `nice`,
 * beside two busy loops. Prints how often each passed. Browser tests need a build; their apps are started once.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { ROOT } from "../scripts/environment.ts";

const [times = "", ...files] = process.argv.slice(2);
if (!/^\d+$/.test(times) || files.length === 0) throw new Error("Usage: npm run repeat -- TIMES FILE …");

/** Gives the tests about a third of the CPU time of the busy loops. */
const NICE = ["-n", "5"];

type Counts = { passed: number; failed: number };

/** Runs npx in a folder. Its output is shown only if it fails; resolves with it. */
async function run(cwd: string, ...args: string[]): Promise<{ printed: string; passed: boolean }> {
  const child = spawn("nice", [...NICE, "npx", ...args], { cwd, env: { ...process.env, SKIP_BUILD: "true" } });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  const [code] = await once(child, "close");
  if (code !== 0) process.stdout.write(printed);
  return { printed, passed: code === 0 };
}

/** Counts the tests of a file over all runs. */
async function repeatInBrowser(file: string): Promise<Counts> {
  const { printed } = await run(ROOT, "playwright", "test", "--reporter=line", `--repeat-each=${times}`, file);
  const count = (state: string) => Number(new RegExp(`^ +(\\d+) ${state}`, "m").exec(printed)?.[1] ?? 0);
  return { passed: count("passed"), failed: count("failed") + count("did not run") };
}

async function repeatUnits(file: string): Promise<Counts> {
  const [, workspace = "", rest = file] = /^(content|contract|site)\/(.+)$/.exec(file) ?? [];
  const [folder, path] = file.startsWith("tools/") ? ["content", `../${file}`] : [workspace, rest];
  const counts = { passed: 0, failed: 0 };
  for (let time = 0; time < Number(times); time += 1) {
    const { passed } = await run(`${ROOT}/${folder}`, "vitest", "run", path);
    counts[passed ? "passed" : "failed"] += 1;
  }
  return counts;
}

const loops = [1, 2].map(() => spawn(process.execPath, ["-e", "for (;;);"]));
const sums: string[] = [];
for (const file of files) {
  const { passed, failed } = await (file.startsWith("tests/browser/") ? repeatInBrowser(file) : repeatUnits(file));
  sums.push(`${file}: ${passed} passed, ${failed} failed`);
  process.stdout.write(`${sums.at(-1)}\n`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}
for (const loop of loops) loop.kill();
if (files.length > 1) process.stdout.write(`\n${sums.join("\n")}\n`);

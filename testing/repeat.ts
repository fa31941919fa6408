/**
 * `npm run repeat -- TIMES FILE …`: runs test files again and again, each by itself, beside two programs that only compute, to
 * find out whether a busy machine makes them fail. Says how often each passed. Browser tests need a build.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { ROOT } from "../scripts/environment.ts";

const [times = "", ...files] = process.argv.slice(2);
if (!/^\d+$/.test(times) || files.length === 0) throw new Error("Usage: npm run repeat -- TIMES FILE …");

/** The command that runs a test file once, and its folder. */
function commandFor(file: string): { args: string[]; cwd: string } {
  if (file.startsWith("tests/browser/")) return { args: ["playwright", "test", "--retries=0", file], cwd: ROOT };
  const [, workspace, rest = file] = /^(content|contract|site|tools)\/(.+)$/.exec(file) ?? [];
  return { args: ["vitest", "run", "--retry=0", rest], cwd: workspace ? `${ROOT}/${workspace}` : ROOT };
}

/** Whether a test file passes. What it prints is shown only if it doesn't. */
async function passes(file: string): Promise<boolean> {
  const { args, cwd } = commandFor(file);
  const child = spawn("npx", args, { cwd, env: { ...process.env, SKIP_BUILD: "true" } });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  const [code] = await once(child, "close");
  if (code !== 0) process.stdout.write(printed);
  return code === 0;
}

const loops = [1, 2].map(() => spawn(process.execPath, ["-e", "for (;;);"]));
const sums: string[] = [];
for (const file of files) {
  let passed = 0;
  for (let run = 0; run < Number(times); run += 1) if (await passes(file)) passed += 1;
  sums.push(`${file}: ${passed} passed, ${Number(times) - passed} failed`);
  process.stdout.write(`${sums.at(-1)}\n`);
  if (passed < Number(times)) process.exitCode = 1;
}
for (const loop of loops) loop.kill();
if (files.length > 1) process.stdout.write(`\n${sums.join("\n")}\n`);

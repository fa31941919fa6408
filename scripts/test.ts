/** `npm test`: unit and contract tests of the three workspaces, then the browser tests; one line at the end adds them up. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";
import { build } from "./build.ts";
import { ROOT } from "./environment.ts";

type Count = { passed: number; failed: number };

const reports = mkdtempSync(join(tmpdir(), "schaufenster-test-"));

function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** A runner that ends without a report, or fails without a failed test, counts as one failure. */
function counted(code: number, count: Count | null): Count {
  if (!count) return { passed: 0, failed: 1 };
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function readReport<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : null;
}

async function unitTests(workspace: string): Promise<Count> {
  process.stdout.write(`\nTest   ${workspace}\n`);
  const file = join(reports, `${workspace}.json`);
  const args = ["vitest", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const code = await run("npx", args, join(ROOT, workspace));
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
  return counted(code, report && { passed: report.numPassedTests, failed: report.numFailedTests });
}

async function browserTests(): Promise<Count> {
  process.stdout.write("\nTest   browser\n");
  const file = join(reports, "browser.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: findBrowser() };
  const code = await run("npx", ["playwright", "test"], ROOT, env);
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  return counted(
    code,
    report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky },
  );
}

const counts: Count[] = [];
try {
  for (const workspace of ["contract", "content", "site"]) counts.push(await unitTests(workspace));
  process.stdout.write("\n");
  await build();
  counts.push(await browserTests());
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  counts.push({ passed: 0, failed: 1 });
} finally {
  rmSync(reports, { recursive: true, force: true });
}

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** `npm test`: unit and contract tests of the three workspaces, then the browser tests; one line at the end adds them up. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";
import { build } from "./build.ts";
import { ROOT } from "./environment.ts";

/** Name of the tests that belong to no workspace. */
const REPOSITORY = "repository";

type Count = { passed: number; failed: number };

const reports = mkdtempSync(join(tmpdir(), "schaufenster-test-"));

type Run = {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Where the output goes: as it comes, or all of it at the end, where others run at the same time. */
  output?: "live" | "at the end";
};

/** Exit code of a program; 1 when it cannot be started. */
function run(command: string, args: string[], { cwd, env = {}, output = "live" }: Run): Promise<number> {
  return new Promise((resolve) => {
    const out = output === "live" ? "inherit" : "pipe";
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", out, out] });
    const printed: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => printed.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => printed.push(chunk));
    child.on("error", () => resolve(1));
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(code ?? 1);
    });
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

/** s since the tests were started. */
const elapsed = () => `${Math.round(performance.now() / 1000)} s`;

async function unitTests(workspace: string, output: Run["output"] = "live"): Promise<Count> {
  process.stdout.write(
    `\nTest   ${workspace}, after ${elapsed()}${output === "live" ? "" : "; shown when it is done"}\n`,
  );
  const file = join(reports, `${workspace}.json`);
  const args = ["vitest", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const code = await run("npx", args, { cwd: workspace === REPOSITORY ? ROOT : join(ROOT, workspace), output });
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
  return counted(code, report && { passed: report.numPassedTests, failed: report.numFailedTests });
}

type Suite = { file: string; suites?: Suite[]; specs: { tests: { results: { duration: number }[] }[] }[] };

type BrowserReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };

/** The ten files whose tests take longest, with their time. */
function longest(suites: Suite[]): string[] {
  const timeOf = ({ suites: inner = [], specs }: Suite): number =>
    inner.reduce((sum, suite) => sum + timeOf(suite), 0) +
    specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration, 0);
  const files = suites.map((suite) => ({ file: suite.file, ms: timeOf(suite) })).sort((a, b) => b.ms - a.ms);
  return files.slice(0, 10).map(({ file, ms }) => `${file} ${Math.round(ms / 1000)} s`);
}

async function browserTests(): Promise<Count> {
  process.stdout.write(`\nTest   browser, after ${elapsed()}\n`);
  const file = join(reports, "browser.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: findBrowser() };
  const code = await run("npx", ["playwright", "test"], { cwd: ROOT, env });
  const report = readReport<BrowserReport>(file);
  if (report) process.stdout.write(`Longest files: ${longest(report.suites).join(", ")}\n`);
  return counted(
    code,
    report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky },
  );
}

const counts: Count[] = [];
try {
  // The content system's tests mostly wait, for retries and restarts; there is time for the rest meanwhile.
  const content = unitTests("content", "at the end");
  for (const workspace of ["contract", "site", REPOSITORY]) counts.push(await unitTests(workspace));
  process.stdout.write("\n");
  await build();
  counts.push(await content);
  counts.push(await browserTests());
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  counts.push({ passed: 0, failed: 1 });
} finally {
  rmSync(reports, { recursive: true, force: true });
}

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.stdout.write(`\nAll of it took ${elapsed()}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

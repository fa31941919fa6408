import { existsSync, readFileSync } from "node:fs";

/** Result of a runner, with the names of failed tests, and each file's duration. */
export type Outcome = { passed: number; failed: number; failures: string[]; files: { name: string; ms: number }[] };

export const NOTHING_RUN: Outcome = { passed: 0, failed: 0, failures: [], files: [] };

/** Result for tests that couldn't run. */
export const failedOutcome = (...failures: string[]): Outcome => ({
  ...NOTHING_RUN,
  failed: failures.length,
  failures,
});

export function sumUp(outcomes: Outcome[]): { passed: number; failed: number } {
  return {
    passed: outcomes.reduce((sum, outcome) => sum + outcome.passed, 0),
    failed: outcomes.reduce((sum, outcome) => sum + outcome.failed, 0),
  };
}

const SLOWEST = 10;

/** Prints the slowest files, the failures, and last the total; the process ends with its exit code. */
export function printSum(outcomes: Outcome[]): void {
  const { passed, failed } = sumUp(outcomes);
  const slowest = outcomes.flatMap(({ files }) => files).sort((a, b) => b.ms - a.ms);
  for (const { name, ms } of slowest.slice(0, SLOWEST))
    process.stdout.write(`\n${String(Math.round(ms / 1000)).padStart(5)} s  ${name}`);
  // Again at the end: the first runner's failures are thousands of lines above.
  for (const outcome of outcomes) for (const failure of outcome.failures) process.stdout.write(`\nFailed ${failure}`);
  process.stdout.write(`\n\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

type UnitFile = {
  name: string;
  status: string;
  message: string;
  startTime: number;
  endTime: number;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
};

type UnitReport = { numPassedTests: number; testResults: UnitFile[] };

type Spec = {
  title: string;
  ok: boolean;
  line: number;
  tests: { results: { duration: number }[] }[];
};

type Suite = { file: string; suites?: Suite[]; specs: Spec[] };

type BrowserReport = { stats: { expected: number; unexpected: number }; suites: Suite[] };

const read = <T>(file: string): T | null => (existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : null);

/** A runner that ends without a report, or with an exit code although no test failed, counts as one failure. */
function outcomeOf(runner: string, code: number, outcome: Outcome | null): Outcome {
  if (!outcome) return failedOutcome(`${runner}: ended without a report`);
  if (code === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: outcome.failures.concat(`${runner}: failed outside of a test`) };
}

/** Vitest's JSON report of a run with its exit code. */
export function readUnitReport(runner: string, file: string, code: number): Outcome {
  const report = read<UnitReport>(file);
  if (!report) return outcomeOf(runner, code, null);
  const failures = report.testResults.flatMap(failuresOf);
  const files = report.testResults.map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }));
  return outcomeOf(runner, code, { passed: report.numPassedTests, failed: failures.length, failures, files });
}

/** A file's failed tests; the file itself if its setup failed. */
function failuresOf({ name, status, message, assertionResults }: UnitFile): string[] {
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (status === "failed" && failed.length === 0) return [`${name}: ${firstLine(message)}`];
  return failed.map((test) => `${name}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
}

/**
 * A suite's result from its exit code and output, whose end `printSum` printed. A suite hasn't failed if its
 * requirements aren't installed.
 */
export function outcomeIn(suite: string, printed: string, code: number | null): Outcome {
  const sum = [...printed.matchAll(/(\d+) passed, (\d+) failed$/gm)].at(-1);
  if (!sum) return failedOutcome(`${suite}: ended without a sum, with exit code ${code}`);
  const failures = [...printed.matchAll(/^Failed (.+)$/gm)].map(([, name]) => `${suite}: ${name}`);
  return { ...NOTHING_RUN, passed: Number(sum[1]), failed: Number(sum[2]), failures };
}

const firstLine = (text = "") => text.split("\n", 1)[0];

/** Playwright's JSON report of a run with its exit code. */
export function readBrowserReport(file: string, code: number): Outcome {
  const report = read<BrowserReport>(file);
  if (!report) return outcomeOf("browser", code, null);
  const failed = report.suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return outcomeOf("browser", code, {
    passed: report.stats.expected,
    failed: report.stats.unexpected,
    failures: failed.map((spec) => `${spec.file}:${spec.line}: ${spec.title}`),
    files: report.suites.map((suite) => ({ name: suite.file, ms: timeOf(suite) })),
  });
}

function specsOf({ file, specs, suites = [] }: Suite): (Spec & { file: string })[] {
  return [...specs.map((spec) => ({ ...spec, file })), ...suites.flatMap(specsOf)];
}

function timeOf(suite: Suite): number {
  const results = specsOf(suite).flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return results.reduce((sum, { duration }) => sum + duration, 0);
}

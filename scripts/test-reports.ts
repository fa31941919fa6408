import { existsSync, readFileSync } from "node:fs";

/** What a runner's tests came to: how many passed and failed, and the names of those that failed. */
export type Outcome = { passed: number; failed: number; failures: string[] };

type UnitFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
};

type UnitReport = { numPassedTests: number; testResults: UnitFile[] };

type Suite = {
  file: string;
  suites?: Suite[];
  specs: {
    title: string;
    ok: boolean;
    line: number;
    tests: { results: { duration: number; error?: { message: string } }[] }[];
  }[];
};

type BrowserReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };

const read = <T>(file: string): T | null => (existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : null);

/** A runner that ends without a report, or with an exit code although no test failed, counts as one failure. */
function outcomeOf(runner: string, code: number, outcome: Outcome | null): Outcome {
  if (!outcome) return { passed: 0, failed: 1, failures: [`${runner}: ended without a report`] };
  if (code === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: outcome.failures.concat(`${runner}: failed outside of a test`) };
}

/** Vitest's JSON report of a run that ended with an exit code. */
export function readUnitReport(runner: string, file: string, code: number): Outcome {
  const report = read<UnitReport>(file);
  const failures = report?.testResults.flatMap(failuresOf) ?? [];
  return outcomeOf(runner, code, report && { passed: report.numPassedTests, failed: failures.length, failures });
}

/** The failed tests of a file; the file itself where its set-up failed. */
function failuresOf({ name, status, message, assertionResults }: UnitFile): string[] {
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (status === "failed" && failed.length === 0) return [`${name}: ${firstLine(message)}`];
  return failed.map((test) => `${name}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
}

const firstLine = (text = "") => text.split("\n", 1)[0];

/** Playwright's JSON report of a run that ended with an exit code, with the ten files that took longest and their seconds. */
export function readBrowserReport(file: string, code: number): Outcome & { longest: string[] } {
  const report = read<BrowserReport>(file);
  const outcome = outcomeOf(
    "browser",
    code,
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      failures: report.suites
        .flatMap(specsOf)
        .flatMap((spec) => (spec.ok ? [] : [`${spec.file}:${spec.line}: ${spec.title}`])),
    },
  );
  const times = (report?.suites ?? []).map((suite) => ({ file: suite.file, ms: timeOf(suite) }));
  const longest = times.sort((a, b) => b.ms - a.ms).slice(0, 10);
  return { ...outcome, longest: longest.map(({ file, ms }) => `${file} ${Math.round(ms / 1000)} s`) };
}

function specsOf({ file, specs, suites = [] }: Suite): (Suite["specs"][number] & { file: string })[] {
  return [...specs.map((spec) => ({ ...spec, file })), ...suites.flatMap(specsOf)];
}

function timeOf(suite: Suite): number {
  const results = specsOf(suite).flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return results.reduce((sum, { duration }) => sum + duration, 0);
}

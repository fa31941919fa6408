import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { NOTHING_RUN, outcomeIn, readBrowserReport, readUnitReport } from "../../testing/runners/test-reports.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-reports-"));
const file = join(folder, "report.json");

afterAll(() => rmSync(folder, { recursive: true }));

test("a Vitest report lists failures with their reason, and each file's duration", () => {
  const assertionResults = [
    { fullName: "falls", status: "failed", failureMessages: ["Error: one\n at …"] },
    { fullName: "stands", status: "passed", failureMessages: [] },
  ];
  const times = { startTime: 1000, endTime: 3000 };
  const testResults = [{ name: "a.test.ts", status: "failed", message: "", assertionResults, ...times }];
  writeFileSync(file, JSON.stringify({ numPassedTests: 1, testResults }));
  expect(readUnitReport("site", file, 1)).toEqual({
    passed: 1,
    failed: 1,
    failures: ["a.test.ts: falls: Error: one"],
    files: [{ name: "a.test.ts", ms: 2000 }],
  });
});

test("a Playwright report does, too", () => {
  const spec = (title: string, ok: boolean) => ({ title, ok, line: 7, tests: [{ results: [{ duration: 2000 }] }] });
  const specs = [spec("falls", false), spec("stands", true)];
  const suites = [{ file: "a.spec.ts", specs: [], suites: [{ file: "a.spec.ts", specs }] }];
  writeFileSync(file, JSON.stringify({ stats: { expected: 1, unexpected: 1 }, suites }));
  expect(readBrowserReport(file, 1)).toEqual({
    passed: 1,
    failed: 1,
    failures: ["a.spec.ts:7: falls"],
    files: [{ name: "a.spec.ts", ms: 4000 }],
  });
});

test("a runner that ends without a report, or with an exit code though no test failed, has failed", () => {
  expect(readUnitReport("site", join(folder, "none.json"), 0)).toMatchObject({ passed: 0, failed: 1 });
  writeFileSync(file, JSON.stringify({ numPassedTests: 3, testResults: [] }));
  expect(readUnitReport("site", file, 1)).toMatchObject({ passed: 3, failed: 1 });
});

test("a suite's last line counts, and its listed failures are listed again; a suite without it has failed", () => {
  const printed = "3 passed, 0 failed\n\nFailed a.test.ts: falls: Error\n40 passed, 1 failed\n";
  expect(outcomeIn("front", printed, 1)).toEqual({
    ...NOTHING_RUN,
    passed: 40,
    failed: 1,
    failures: ["front: a.test.ts: falls: Error"],
  });
  expect(outcomeIn("postgres", "PostgreSQL is not installed: 0 passed, 0 failed\n", 0)).toEqual(NOTHING_RUN);
  expect(outcomeIn("front", "Segmentation fault", null)).toMatchObject({ passed: 0, failed: 1 });
});

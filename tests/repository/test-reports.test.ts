import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import {
  NOTHING_RUN,
  outcomeIn,
  readBrowserReport,
  readUnitReport,
  sumUp,
} from "../../testing/runners/test-reports.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-reports-"));
const file = join(folder, "report.json");

afterAll(() => rmSync(folder, { recursive: true }));

describe("a test that passes at its second try", () => {
  test("is named, with why it failed at first, where Vitest ran it", () => {
    const assertionResults = [
      { fullName: "falls", status: "failed", failureMessages: ["Error: one\n at …"] },
      { fullName: "wavers", status: "passed", failureMessages: ["Error: two\n at …"] },
      { fullName: "stands", status: "passed", failureMessages: [] },
    ];
    const testResults = [{ name: "a.test.ts", status: "failed", message: "", assertionResults }];
    writeFileSync(file, JSON.stringify({ numPassedTests: 2, testResults }));
    expect(readUnitReport("webkit", file, 1)).toEqual({
      passed: 2,
      failed: 1,
      failures: ["a.test.ts: falls: Error: one"],
      triedAgain: ["a.test.ts: wavers: Error: two"],
    });
  });

  test("is named where Playwright ran it", () => {
    const spec = (title: string, ok: boolean, status: string) => ({
      title,
      ok,
      line: 7,
      tests: [{ status, results: [{ duration: 2000 }] }],
    });
    const specs = [spec("falls", false, "unexpected"), spec("wavers", true, "flaky"), spec("stands", true, "expected")];
    const suites = [{ file: "a.spec.ts", specs: [], suites: [{ file: "a.spec.ts", specs }] }];
    writeFileSync(file, JSON.stringify({ stats: { expected: 1, unexpected: 1, flaky: 1 }, suites }));
    expect(readBrowserReport(file, 1)).toEqual({
      passed: 2,
      failed: 1,
      failures: ["a.spec.ts:7: falls"],
      triedAgain: ["a.spec.ts:7: wavers"],
      longest: ["a.spec.ts 6 s"],
    });
  });

  test("counts as passed, but where more than two of a run did, each counts as failed", () => {
    const outcome = (...triedAgain: string[]) => ({ ...NOTHING_RUN, passed: 10, triedAgain });
    expect(sumUp([outcome("a"), outcome("b")])).toEqual({ passed: 20, failed: 0 });
    expect(sumUp([outcome("a"), outcome("b", "c")])).toEqual({ passed: 17, failed: 3 });
  });
});

test("a runner that ends without a report, or with an exit code though no test failed, has failed", () => {
  expect(readUnitReport("site", join(folder, "none.json"), 0)).toMatchObject({ passed: 0, failed: 1 });
  writeFileSync(file, JSON.stringify({ numPassedTests: 3, testResults: [] }));
  expect(readUnitReport("site", file, 1)).toMatchObject({ passed: 3, failed: 1 });
});

test("a suite's last line counts, and what it names as failed is named again; one that ends without it has failed", () => {
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

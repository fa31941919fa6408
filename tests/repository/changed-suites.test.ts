import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/environment.ts";
import { changedSuites } from "../../testing/runners/changed-suites.ts";
import { longTests, SUITES } from "../../testing/runners/suites.ts";
import { NOTHING_RUN, type Outcome } from "../../testing/runners/test-reports.ts";
import { cleanCommit, recordTested, TESTED } from "../../testing/runners/tested-commit.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-suites-"));
const ALL = ["long", "processes", "engines", "postgres", "front", "s3", "release"];

let root: string;

const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

function commit(files: Record<string, string>): void {
  write(files);
  git("add", "--all");
  git("commit", "--quiet", "--allow-empty", "--message", "A change");
}

/** A clone whose last commit is recorded as tested. */
function tested(files: Record<string, string>): void {
  commit(files);
  commit({ [TESTED]: `${git("rev-parse", "HEAD")}\n` });
}

/** The chosen suites; with a colon the tests of suites that run selected ones. */
const chosen = () => changedSuites(root).map(({ suite, files }) => (files ? `${suite}: ${files.join(" ")}` : suite));

beforeEach(() => {
  root = mkdtempSync(join(folder, "clone-"));
  git("init", "--quiet");
  git("config", "user.name", "Test");
  git("config", "user.email", "test@example.org");
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("all suites run", () => {
  test("if no commit is recorded, or one that isn't in the clone", () => {
    commit({ "README.md": "" });
    expect(chosen()).toEqual(ALL);
    commit({ [TESTED]: `${"0".repeat(40)}\n` });
    expect(chosen()).toEqual(ALL);
  });

  test.each(["package-lock.json", ".ci/run", ".ci/image/Dockerfile"])("when %s has changed", (file) => {
    tested({ [file]: "1" });
    expect(chosen()).toEqual([]);
    commit({ [file]: "2" });
    expect(chosen()).toEqual(ALL);
  });
});

describe("a suite runs", () => {
  test("when a room that it tests has changed, or a file that this room imports, directly or not", () => {
    tested({
      "site/src/server/http/redirect.ts": 'import { one } from "@schaufenster/contract/one";',
      "contract/src/one.ts": 'export * from "./two.ts";',
      "contract/src/two.ts": "",
      "contract/src/three.ts": "",
    });
    commit({ "contract/src/three.ts": "changed" });
    expect(chosen()).toEqual([]);
    commit({ "contract/src/two.ts": "changed" });
    expect(chosen()).toContain("front");
    expect(chosen()).not.toContain("s3");
  });

  test("when a part of the admin that a room names by its path has changed", () => {
    tested({
      "content/src/accounts/account.ts": 'export const View = "/elsewhere/View.tsx#View";',
      "content/src/elsewhere/View.tsx": "1",
      "tests/browser/accounts.spec.ts": "// @long content/src/accounts",
    });
    commit({ "content/src/elsewhere/View.tsx": "2" });
    expect(chosen()).toEqual(["long: tests/browser/accounts.spec.ts"]);
  });

  test("when a file of its rooms was deleted, added or isn't committed yet", () => {
    tested({ "deploy/nginx.conf": "" });
    git("rm", "--quiet", "deploy/nginx.conf");
    git("commit", "--quiet", "--message", "A change");
    expect(chosen()).toEqual(["front", "release"]);
    tested({});
    write({ "deploy/für-alle.conf": "" });
    expect(chosen()).toEqual(["front", "release"]);
  });

  test("when its tests or their shared files have changed, but not for everything that a shared setup imports", () => {
    tested({
      "tests/front/nginx.test.ts": 'import { apps } from "../../testing/apps.ts";',
      "testing/apps.ts": 'import { start } from "../scripts/prepare.ts";',
      "scripts/prepare.ts": 'import { room } from "../content/src/statistics/figures.ts";',
      "content/src/statistics/figures.ts": "",
    });
    commit({ "content/src/statistics/figures.ts": "changed" });
    expect(chosen()).toEqual([]);
    commit({ "scripts/prepare.ts": "changed" });
    expect(chosen()).toEqual(["front"]);
    tested({});
    commit({ "testing/apps.ts": "changed" });
    expect(chosen()).toEqual(["front"]);
  });

  test("neither for documents nor for unit tests", () => {
    tested({ "docs/testing.md": "", "content/src/platform/database/adapter.test.ts": "" });
    commit({ "docs/testing.md": "changed", "content/src/platform/database/adapter.test.ts": "changed" });
    expect(chosen()).toEqual([]);
  });
});

test("of content's tests the changed ones run on PostgreSQL, and all if the code that uses the database has changed", () => {
  tested({
    "content/tests/inquiries/delivery.test.ts": "",
    "content/src/content-api/rows.ts": 'import { sql } from "../platform/database/sql.ts";',
    "content/src/platform/database/sql.ts": "",
  });
  commit({ "content/tests/inquiries/delivery.test.ts": "changed" });
  expect(chosen()).toEqual(["postgres: content/tests/inquiries/delivery.test.ts"]);
  commit({ "content/src/content-api/rows.ts": 'import { sql } from "../platform/database/sql.ts"; sql();' });
  expect(chosen()).toEqual(["postgres"]);
});

test("every test, room and file named in tables and first lines exists", () => {
  const named = Object.values(SUITES).flatMap(({ tests, rooms }) => [...tests, ...rooms]);
  named.push(...Object.entries(longTests(ROOT)).flatMap(([file, rooms]) => [file, ...rooms]));
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

describe("a commit is recorded as tested", () => {
  const passed: Outcome = { ...NOTHING_RUN, passed: 3 };

  test("when every suite passed and the tested files are the commit's", () => {
    commit({ ".ci/run": "" });
    const head = cleanCommit(root) ?? "";
    expect(recordTested(root, head, [passed, passed])).toBe(true);
    expect(changedSuites(root)).toEqual([]);
    expect(cleanCommit(root)).toBeNull();
  });

  test.each([
    ["a test failed", { ...passed, failed: 1 }],
    ["a suite had nothing to run with", NOTHING_RUN],
  ])("not when %s", (_, outcome) => {
    commit({ "README.md": "" });
    expect(recordTested(root, cleanCommit(root) ?? "", [passed, outcome])).toBe(false);
    expect(existsSync(join(root, TESTED))).toBe(false);
  });

  test("not when files have changed meanwhile, or another commit is checked out", () => {
    commit({ "README.md": "" });
    const head = cleanCommit(root) ?? "";
    write({ "README.md": "changed" });
    expect(cleanCommit(root)).toBeNull();
    expect(recordTested(root, head, [passed])).toBe(false);
    commit({});
    expect(recordTested(root, head, [passed])).toBe(false);
  });
});

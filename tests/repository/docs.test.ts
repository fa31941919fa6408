import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/environment.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const DECISIONS = readdirSync(join(ROOT, "docs/decisions"));

/** Code spans that name a file or a folder. */
const pathsOf = (text: string) =>
  [...text.matchAll(/`([\w./-]+\/|[\w./-]+\.(?:tsx?|css|graphql))`/g)].map(([, path]) => path ?? "");

test("every file that the table of the specification names is there", () => {
  const [, table = ""] = read("docs/architecture.md").split("## Specification → file");
  const paths = pathsOf(table);
  expect(paths.length).toBeGreaterThan(60);
  const found = (path: string) => existsSync(join(ROOT, "site/src", path)) || existsSync(join(ROOT, path));
  expect(paths.filter((path) => !found(path))).toEqual([]);
});

test("every section of the specification is in the table", () => {
  const [, table = ""] = read("docs/architecture.md").split("## Specification → file");
  const sections = new Set([...table.matchAll(/^\| ([\d, ]+) \|/gm)].flatMap(([, cell = ""]) => cell.split(", ")));
  expect([...sections].sort()).toEqual(["2", "3", "4", "5", "6", "7", "8", "9"]);
});

test.each(DECISIONS)("decision %s has a date and a status, and what supersedes it is there", (name) => {
  const text = read(`docs/decisions/${name}`);
  expect(text).toMatch(/^# \d{3} .+\n\nDate: \d{4}-\d\d-\d\d\nStatus: (?:accepted|superseded)/);
  const [, status = ""] = /^Status: (.+)$/m.exec(text) ?? [];
  for (const [number] of status.matchAll(/\d{3}/g)) {
    expect(
      DECISIONS.some((other) => other.startsWith(number)),
      `decision ${number}`,
    ).toBe(true);
  }
});

test.skipIf(!existsSync(join(ROOT, ".git")))("no docstring begins with 'What': it names its subject first", () => {
  const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: ROOT, encoding: "utf8" });
  const files = sources
    .trim()
    .split("\n")
    .filter((path) => existsSync(join(ROOT, path)));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => /\/\*\*\s+(?:\*\s+)?What\b/.test(read(path)))).toEqual([]);
});

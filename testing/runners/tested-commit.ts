import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Outcome, sumUp } from "./test-reports.ts";

/** Names the commit at which every suite passed. */
export const TESTED = ".ci/tested";

/** The commit of a clone's files; null if anything isn't committed. */
export function cleanCommit(root: string): string | null {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  return git("status", "--porcelain") === "" ? git("rev-parse", "HEAD") : null;
}

/**
 * Records that all suites passed at a commit. A suite that ran no test, because its server isn't installed, hasn't
 * passed; a result doesn't count if the files have changed meanwhile.
 * @returns whether it was recorded
 */
export function recordTested(root: string, commit: string, outcomes: Outcome[]): boolean {
  const allPassed = outcomes.every(({ passed }) => passed > 0) && sumUp(outcomes).failed === 0;
  if (!allPassed || cleanCommit(root) !== commit) return false;
  writeFileSync(join(root, TESTED), `${commit}\n`);
  return true;
}

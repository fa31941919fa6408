import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Outcome, sumUp } from "./test-reports.ts";

/** Names the commit at which every suite passed. */
export const TESTED = ".ci/tested";

/** The commit that a clone's files are of; null while they are of none, because something there isn't committed. */
export function cleanCommit(root: string): string | null {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  return git("status", "--porcelain") === "" ? git("rev-parse", "HEAD") : null;
}

/**
 * Notes that all suites passed at a commit. One that ran no test, as its server is not installed, has not passed; nor does a
 * result count for a commit whose files have changed meanwhile.
 *
 * @returns whether it was noted
 */
export function noteTested(root: string, commit: string, outcomes: Outcome[]): boolean {
  const allPassed = outcomes.every(({ passed }) => passed > 0) && sumUp(outcomes).failed === 0;
  if (!allPassed || cleanCommit(root) !== commit) return false;
  writeFileSync(join(root, TESTED), `${commit}\n`);
  return true;
}

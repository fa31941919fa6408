/**
 * For `.ci/run`: prints the names of the suites that a change may break on one line, and the reasons on standard error.
 */
import { ROOT } from "../../scripts/environment.ts";
import { changedSuites } from "./changed-suites.ts";

const choices = changedSuites(ROOT);
for (const { suite, why, files = [] } of choices)
  process.stderr.write(`Suite  ${suite}: ${why}${files.map((file) => `\n         ${file}`).join("")}\n`);
if (choices.length === 0) process.stderr.write("Suite  none: nothing that one of them exercises has changed\n");
process.stdout.write(`${choices.map(({ suite }) => suite).join(" ")}\n`);

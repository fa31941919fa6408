/**
 * `npm run test:all`: `npm test`, then the long tests and the suites that need other engines or servers, two at a time;
 * if everything passed, `.ci/tested` then names the commit. `-- NAME …` runs only these, `-- changed` those that a
 * change since that commit may break. The last line is the total.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { build } from "../../scripts/build.ts";
import { ROOT } from "../../scripts/environment.ts";
import { type Choice, changedSuites } from "./changed-suites.ts";
import { SUITES } from "./suites.ts";
import { type Outcome, outcomeIn, printSum, sumUp } from "./test-reports.ts";
import { cleanCommit, recordTested } from "./tested-commit.ts";

const EVERYDAY = "everyday";
const NAMES = [EVERYDAY, ...Object.keys(SUITES)];

const named = process.argv.slice(2);
const choices: Choice[] =
  named[0] === "changed"
    ? changedSuites(ROOT)
    : (named.length > 0 ? named : NAMES).map((suite) => ({ suite, why: "it was asked for" }));

/** Arguments of npm for a suite, or for some of its tests. */
function argumentsOf({ suite, files = [] }: Choice): string[] {
  const { npm } = suite === EVERYDAY ? { npm: ["test"] } : (SUITES[suite] ?? {});
  if (!npm) throw new Error(`There is no suite ${suite}; there is ${NAMES.join(", ")}`);
  if (files.length === 0) return npm;
  return [...npm, ...(npm.includes("--") ? [] : ["--"]), ...files];
}

/** Runs a suite; prints its output at the end, since another one runs in parallel, or `live`. */
async function run(choice: Choice, live = false): Promise<Outcome> {
  const { suite, why } = choice;
  const begun = performance.now();
  const child = spawn("nice", ["-n", SUITES[suite]?.givesWay ? "5" : "0", "npm", ...argumentsOf(choice)], {
    cwd: ROOT,
    env: { ...process.env, SKIP_BUILD: "true" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  process.stdout.write(`=== ${suite} begins: ${why}\n`);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      if (live) process.stdout.write(text);
    });
  }
  const [code] = await once(child, "close");
  const seconds = Math.round((performance.now() - begun) / 1000);
  process.stdout.write(`${live ? "" : `\n=== ${suite}\n${printed}`}=== ${suite}: ${seconds} s\n`);
  return outcomeIn(suite, printed, code);
}

const commit = named.length === 0 ? cleanCommit(ROOT) : null;
await build();
const everyday = choices.find(({ suite }) => suite === EVERYDAY);
const outcomes: Outcome[] = everyday ? [await run(everyday, true)] : [];
const waiting = choices.filter((choice) => choice !== everyday);

async function lane(): Promise<void> {
  for (let choice = waiting.shift(); choice; choice = waiting.shift()) outcomes.push(await run(choice));
}

await Promise.all([lane(), lane()]);
printSum(outcomes);
// A change may break nothing, or only tests that are skipped here.
if (named[0] === "changed" && sumUp(outcomes).failed === 0) process.exitCode = 0;
if (commit && recordTested(ROOT, commit, outcomes))
  process.stdout.write("Commit .ci/tested: it names the tested commit\n");

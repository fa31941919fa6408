/**
 * `npm run test:all`: `npm test`, then the long tests and the suites that need other engines or servers, two at a time.
 * `-- NAME …` runs only these. One line at the end adds them up.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { build } from "../../scripts/build.ts";
import { ROOT } from "../../scripts/environment.ts";
import { NOTHING_RUN, type Outcome, outcomeIn, printSum } from "./test-reports.ts";

type Suite = { npm: string[]; givesWay?: boolean };

/** The suites by name, in the order in which they begin; those that only compute give way to what a browser waits for. */
const SUITES: Record<string, Suite> = {
  everyday: { npm: ["test"] },
  long: { npm: ["run", "test:long"] },
  processes: { npm: ["run", "test:postgres", "--", "processes"] },
  engines: { npm: ["run", "test:engines"] },
  postgres: { npm: ["run", "test:postgres", "--", "content"], givesWay: true },
  front: { npm: ["run", "test:front"] },
  s3: { npm: ["run", "test:s3"], givesWay: true },
  release: { npm: ["run", "test:release"] },
  systems: { npm: ["run", "test:postgres", "--", "systems"], givesWay: true },
};

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(SUITES);

/** Runs a suite; what it prints comes as a whole, as another one runs at the same time, or `live`. */
async function run(name: string, live = false): Promise<Outcome> {
  const suite = SUITES[name];
  if (!suite) throw new Error(`There is no suite ${name}; there is ${Object.keys(SUITES).join(", ")}`);
  const begun = performance.now();
  const child = spawn("nice", ["-n", suite.givesWay ? "10" : "0", "npm", ...suite.npm], {
    cwd: ROOT,
    env: { ...process.env, SKIP_BUILD: "true" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      if (live) process.stdout.write(text);
    });
  }
  const [code] = await once(child, "close");
  const seconds = Math.round((performance.now() - begun) / 1000);
  process.stdout.write(`${live ? "" : `\n=== ${name}\n${printed}`}=== ${name}: ${seconds} s\n`);
  return outcomeIn(name, printed, code);
}

await build();
const outcomes: Outcome[] = names.includes("everyday") ? [await run("everyday", true)] : [NOTHING_RUN];
const waiting = names.filter((name) => name !== "everyday");

/** Runs what waits, one after the other. */
async function lane(): Promise<void> {
  for (let name = waiting.shift(); name; name = waiting.shift()) outcomes.push(await run(name));
}

await Promise.all([lane(), lane()]); // on two cores
printSum(outcomes);

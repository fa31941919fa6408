/**
 * `npm test`: unit and contract tests of the three workspaces, then the browser tests; the last line is the total. With
 * the argument `long` those that `npm test` skips (decision 203); files after it select among them.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { build } from "../../scripts/build.ts";
import { ROOT } from "../../scripts/environment.ts";
import { makeDemoAgency } from "../apps.ts";
import { findBrowser } from "../browser.ts";
import { installedEngines } from "../engines/engines.ts";
import {
  failedOutcome,
  NOTHING_RUN,
  type Outcome,
  printSum,
  readBrowserReport,
  readUnitReport,
} from "./test-reports.ts";

const REPOSITORY = "repository";

/** Whether only the long tests run; and which, none for all. */
const long = process.argv[2] === "long";
const chosen = process.argv.slice(3);

const reports = mkdtempSync(join(tmpdir(), "schaufenster-test-"));

type Run = {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  output?: "live" | "at the end";
};

/** Exit code of a program; 1 if it can't be started. */
function run(command: string, args: string[], { cwd, env = {}, output = "live" }: Run): Promise<number> {
  return new Promise((resolve) => {
    const out = output === "live" ? "inherit" : "pipe";
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", out, out],
    });
    const printed: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => printed.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => printed.push(chunk));
    child.on("error", () => resolve(1));
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(code ?? 1);
    });
  });
}

const elapsed = () => `${Math.round(performance.now() / 1000)} s`;

/** Duration of each part in s; some run in parallel. */
const seconds: string[] = [];

async function timed<T>(part: string, work: Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work;
  seconds.push(`${part} ${Math.round((performance.now() - begun) / 1000)} s`);
  return result;
}

/** Folders with tests that a runner runs besides its own. */
const FOLDERS: Record<string, string[]> = {
  content: ["content", "tools"],
  [REPOSITORY]: ["tests/foreign", "tests/repository", "tests/start"],
};

/** A runner's chosen files, as it needs them; null if only other runners' files were chosen. */
function chosenIn(folder: string): string[] | null {
  const files = chosen.filter((file) => (FOLDERS[folder] ?? [folder]).some((each) => file.startsWith(`${each}/`)));
  const from = folder === REPOSITORY ? "" : folder;
  return chosen.length > 0 && files.length === 0 ? null : files.map((file) => relative(from, file));
}

async function unitTests(workspace: string, output: Run["output"] = "live", args: string[] = []): Promise<Outcome> {
  const only = chosenIn(workspace);
  if (!only) return NOTHING_RUN;
  process.stdout.write(
    `\nTest   ${workspace}, after ${elapsed()}${output === "live" ? "" : "; shown when it is done"}\n`,
  );
  const file = join(reports, `${workspace}.json`);
  const reported = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const command = ["vitest", "run", `--project=${long ? "" : "!"}long`, ...reported, ...args, ...only];
  const cwd = workspace === REPOSITORY ? ROOT : join(ROOT, workspace);
  const code = await timed(workspace, run("npx", command, { cwd, output }));
  return readUnitReport(workspace, file, code);
}

/** In parallel with content's and the site's: more workers would time out tests that start a program. */
const ONE_AT_A_TIME = ["--maxWorkers=1"];

/** The site's run in one process, which would leave a core idle after content's: the small ones run in parallel. */
async function otherUnitTests(): Promise<Outcome[]> {
  if (long) return [await unitTests(REPOSITORY)];
  const site = unitTests("site");
  const outcomes: Outcome[] = [];
  for (const small of ["contract", REPOSITORY]) outcomes.push(await unitTests(small, "at the end", ONE_AT_A_TIME));
  return [...outcomes, await site];
}

async function browserTests(): Promise<Outcome> {
  const only = chosenIn("tests/browser");
  if (!only) return NOTHING_RUN;
  process.stdout.write(`\nTest   browser, after ${elapsed()}\n`);
  const engines = installedEngines().join(" and ") || "no other engine";
  process.stdout.write(`Engines  Chromium here; there is ${engines} for npm run test:engines\n`);
  const file = join(reports, "browser.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: findBrowser() };
  const args = ["playwright", "test", `--project=${long ? "long" : "everyday"}`, ...only];
  const code = await timed("browser", run("npx", args, { cwd: ROOT, env }));
  return readBrowserReport(file, code);
}

const outcomes: Outcome[] = [];
try {
  // The content system's tests mostly wait, for retries and restarts; the rest runs meanwhile.
  const content = unitTests("content", "at the end");
  await timed("build", build());
  const demo = chosenIn("tests/browser") ? timed("demo agency", makeDemoAgency()) : Promise.resolve();
  outcomes.push(...(await otherUnitTests()), await content, await demo.then(browserTests));
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  outcomes.push(failedOutcome("what is printed above"));
} finally {
  rmSync(reports, { recursive: true, force: true });
}

process.stdout.write(`\nAll of it took ${elapsed()}: ${seconds.join(", ")}\n`);
printSum(outcomes);

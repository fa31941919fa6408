/** `npm run test:engines`: tests the site in Firefox and WebKit if installed; its last line is the result. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../../scripts/build.ts";
import { ROOT } from "../../scripts/environment.ts";
import { Apps, makeDemoAgency } from "../apps.ts";
import { ENGINES, type EngineName, installedEngines } from "../engines/engines.ts";
import { failedOutcome, type Outcome, printSum, readUnitReport } from "./test-reports.ts";

const reports = mkdtempSync(join(tmpdir(), "schaufenster-test-"));

/** One engine's tests, with the output at the end, since the other engine's run in parallel. */
async function testsIn(engine: EngineName, siteUrl: string): Promise<Outcome> {
  const file = join(reports, `${engine}.json`);
  const args = ["vitest", "run", "--config", "vitest.engines.config.ts", ...process.argv.slice(2)];
  const report = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const env = { ...process.env, ENGINE: engine, SITE_URL: siteUrl };
  const child = spawn("npx", [...args, ...report], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => printed.push(chunk));
  const [code] = await once(child, "close");
  process.stdout.write(Buffer.concat(printed));
  return readUnitReport(engine, file, code ?? 1);
}

const found = installedEngines();
process.stdout.write(`Engines besides Chromium: ${found.join(", ") || "none"}\n`);
const missing = (Object.keys(ENGINES) as EngineName[]).filter((name) => !found.includes(name));
for (const name of missing) process.stdout.write(`Skipped ${name}: apt-get install ${ENGINES[name].packages}\n`);

const outcomes: Outcome[] = [];
if (process.env.CI && missing.length > 0)
  outcomes.push(failedOutcome(...missing.map((name) => `${name} is not installed`)));
if (found.length > 0) {
  await build();
  await makeDemoAgency();
  const apps = await Apps.ofDemoAgency();
  try {
    outcomes.push(...(await Promise.all(found.map((engine) => testsIn(engine, apps.url)))));
  } finally {
    await apps.end();
    rmSync(reports, { recursive: true, force: true });
  }
}

printSum(outcomes);

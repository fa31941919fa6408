/**
 * `npm run test:postgres`: content's own tests on PostgreSQL instead of SQLite, then the PostgreSQL-only ones, on a
 * separate server; its last line is the result. `-- content`, `-- processes` or `-- systems` runs a part, `-- content
 * FILE …` some.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { taggedFiles } from "../../content/testing/tags.ts";
import { build } from "../../scripts/build.ts";
import { ROOT } from "../../scripts/environment.ts";
import { type Postgres, startPostgres } from "../postgres.ts";
import { failedOutcome, NOTHING_RUN, type Outcome, printSum, readUnitReport } from "./test-reports.ts";

/** Backups and moves, each starting both apps several times. */
const WHOLE_SYSTEMS = Object.keys(taggedFiles("release", ROOT, "tests/postgres"));

const SUITES = {
  content: ["--config", "vitest.config.ts"],
  processes: ["--config", "vitest.postgres.config.ts", ...WHOLE_SYSTEMS.flatMap((file) => ["--exclude", file])],
  systems: ["--config", "vitest.postgres.config.ts", ...WHOLE_SYSTEMS],
};

const [part, ...files] = process.argv.slice(2);

/** Vitest needs them relative to content; those that aren't about PostgreSQL are excluded there, possibly all. */
const CHOSEN = files.length > 0 ? ["--passWithNoTests", ...files.map((file) => file.replace(/^content\//, ""))] : [];

async function run(name: keyof typeof SUITES, { url }: Postgres): Promise<Outcome> {
  if (part && part !== name) return NOTHING_RUN;
  if (name !== "content") await build();
  const file = join(tmpdir(), `schaufenster-postgres-${name}-${process.pid}.json`);
  const report = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const tests = spawn("npx", ["vitest", "run", ...SUITES[name], ...CHOSEN, ...report], {
    cwd: name === "content" ? join(ROOT, "content") : ROOT,
    env: { ...process.env, TEST_POSTGRES: url },
    stdio: "inherit",
  });
  const [status] = (await once(tests, "exit")) as [number | null];
  const outcome = readUnitReport(name, file, status ?? 1);
  rmSync(file, { force: true });
  return outcome;
}

const folder = mkdtempSync(join(tmpdir(), "schaufenster-test-postgres-"));
// Each process and each test file has its own pool.
const postgres = await startPostgres(folder, { max_connections: "200" });
if (postgres) {
  const outcomes = [await run("content", postgres), await run("processes", postgres), await run("systems", postgres)];
  await postgres.end();
  printSum(outcomes);
} else if (process.env.CI) printSum([failedOutcome("PostgreSQL is not installed")]);
else process.stdout.write("\nPostgreSQL is not installed: 0 passed, 0 failed\n");
rmSync(folder, { recursive: true, force: true });

/** `npm run test:postgres`: what holds with PostgreSQL, on a server of its own; one line at the end. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../testing/postgres.ts";
import { build } from "./build.ts";
import { ROOT } from "./environment.ts";
import { readUnitReport } from "./test-reports.ts";

await build();
const folder = mkdtempSync(join(tmpdir(), "schaufenster-test-postgres-"));
const postgres = await startPostgres(folder);
if (postgres) {
  const file = join(tmpdir(), `schaufenster-postgres-${process.pid}.json`);
  const args = ["--config", "vitest.postgres.config.ts", "--reporter=default", "--reporter=json"];
  const env = { ...process.env, TEST_POSTGRES: postgres.url };
  const tests = spawn("npx", ["vitest", "run", ...args, `--outputFile.json=${file}`], {
    cwd: ROOT,
    env,
    stdio: "inherit",
  });
  const [status] = (await once(tests, "exit")) as [number | null];
  await postgres.end();
  const { passed, failed } = readUnitReport("postgres", file, status ?? 1);
  rmSync(file, { force: true });
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
} else process.stdout.write("\nPostgreSQL is not installed: 0 passed, 0 failed\n");
rmSync(folder, { recursive: true, force: true });

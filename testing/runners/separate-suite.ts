import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../../scripts/build.ts";
import { ROOT } from "../../scripts/environment.ts";
import { printSum, readUnitReport } from "./test-reports.ts";

/** Runs a suite that isn't part of `npm test`, against the built apps; its last line is the result. */
export async function runSeparateSuite(name: string): Promise<void> {
  await build();
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-test-"));
  const file = join(folder, `${name}.json`);
  const config = ["--config", `vitest.${name}.config.ts`];
  const report = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { status } = spawnSync("npx", ["vitest", "run", ...config, ...report], { cwd: ROOT, stdio: "inherit" });
  const outcome = readUnitReport(name, file, status ?? 1);
  rmSync(folder, { recursive: true, force: true });
  printSum([outcome]);
}

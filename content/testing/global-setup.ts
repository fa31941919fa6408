import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { databaseOf } from "./databases.ts";
import { bundlePrograms, programFile } from "./programs.ts";
import { TEST_SETTINGS } from "./settings.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The data folder of an empty content system. */
    emptyContent: string;
  }
}

/** Once before all tests. The migrations run here, and each test file begins with a copy of what they made. */
export default async function setup(project: TestProject): Promise<() => void> {
  await bundlePrograms();
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-empty-"));
  const { databaseUrl } = databaseOf(folder);
  const env = { PATH: process.env.PATH, ...TEST_SETTINGS, DATA_DIR: folder, DATABASE_URL: databaseUrl };
  execFileSync(process.execPath, [programFile("empty-database")], { env, stdio: ["ignore", "inherit", "inherit"] });
  project.provide("emptyContent", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connectDirectly } from "../src/platform/database/direct-connection.ts";
import { type Database, engineOf } from "../src/platform/database/location.ts";
import { databaseOf } from "./databases.ts";
import { bundlePrograms, programFile } from "./programs.ts";
import { TEST_SETTINGS } from "./settings.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The data folder of an empty content system. */
    emptyContent: string;
  }
}

/** Checkpoints the database: test files copy only its main file. */
async function moveIntoFile(database: Database): Promise<void> {
  const connection = await connectDirectly(database);
  await connection.rows("PRAGMA wal_checkpoint(TRUNCATE)");
  await connection.close();
}

/** Runs once before all tests. Runs the migrations; each test file starts with a copy of the result. */
export default async function setup(project: TestProject): Promise<() => void> {
  await bundlePrograms();
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-empty-"));
  const database = databaseOf(folder);
  const env = { PATH: process.env.PATH, ...TEST_SETTINGS, DATA_DIR: folder, DATABASE_URL: database.databaseUrl };
  execFileSync(process.execPath, [programFile("empty-database")], { env, stdio: ["ignore", "inherit", "inherit"] });
  if (engineOf(database) === "sqlite") await moveIntoFile(database);
  project.provide("emptyContent", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll } from "vitest";
import { TEST_SETTINGS } from "./settings.ts";

/** Every test file runs against a data folder of its own, with settings of its own. */
const folder = mkdtempSync(join(tmpdir(), "schaufenster-content-"));

Object.assign(process.env, TEST_SETTINGS, { DATA_DIR: folder });

/** A server of PostgreSQL, where the tests are to run on that: then each file has a database of its own there. */
const { TEST_POSTGRES } = process.env;
if (TEST_POSTGRES) process.env.DATABASE_URL = `${TEST_POSTGRES}/${basename(folder).toLowerCase()}`;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

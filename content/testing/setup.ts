import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll } from "vitest";

/** Every test file runs against a data folder of its own, with settings of its own. */
const folder = mkdtempSync(join(tmpdir(), "schaufenster-content-"));

Object.assign(process.env, {
  NODE_ENV: "production", // the adapter migrates at boot, as it does in production
  DATA_DIR: folder,
  PAYLOAD_SECRET: "test-secret-that-is-long-enough-for-all",
  WEBHOOK_SECRET: "test-secret-that-is-long-enough-for-all",
  SITE_URLS: "http://127.0.0.1:9",
  LOG_LEVEL: "silent",
});

/** A server of PostgreSQL, where the tests are to run on that: then each file has a database of its own there. */
const { TEST_POSTGRES } = process.env;
if (TEST_POSTGRES) process.env.DATABASE_URL = `${TEST_POSTGRES}/${basename(folder).toLowerCase()}`;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

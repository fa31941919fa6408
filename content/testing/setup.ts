import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { databaseOf } from "./databases.ts";
import { TEST_SETTINGS } from "./settings.ts";

/** Linux's in-memory file system. */
const MEMORY = "/dev/shm";

/** More than all test files need, in bytes. */
const ROOM = 4 * 1024 ** 3;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}

/**
 * Each test file has its own data folder and settings. In memory if there is space: each write waits for the disk
 * (`synchronous = FULL`), which takes seconds on a busy one.
 */
const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), "schaufenster-content-"));

Object.assign(process.env, TEST_SETTINGS, { DATA_DIR: folder });

const { databaseUrl } = databaseOf(folder);
if (databaseUrl) process.env.DATABASE_URL = databaseUrl;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { databaseOf } from "./databases.ts";
import { TEST_SETTINGS } from "./settings.ts";

/** Files in memory, as Linux offers them. */
const MEMORY = "/dev/shm";

/** More than all files of tests together, in bytes. */
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
 * Every test file runs against a data folder of its own, with settings of its own. In memory, where that has room: each write
 * waits for the disk (`synchronous = FULL`), for seconds when others keep that busy.
 */
const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), "schaufenster-content-"));

Object.assign(process.env, TEST_SETTINGS, { DATA_DIR: folder });

const { databaseUrl } = databaseOf(folder);
if (databaseUrl) process.env.DATABASE_URL = databaseUrl;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

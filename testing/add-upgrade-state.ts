/**
 * `node --import tsx testing/add-upgrade-state.ts 2027-01-15-1a2b3c4` adds a release's data: the last release's,
 * migrated by this version, for both kinds of database. Enter the release's new kinds of data first, in the admin of a
 * system started with the last one's data.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { connectDirectly } from "../content/src/platform/database/direct-connection.ts";
import { TEST_SETTINGS } from "../content/testing/settings.ts";
import { fileOf, STATES, unpack } from "../content/tests/upgrades/states.ts";
import { serverPrograms, startPostgres } from "./postgres.ts";

const [last, name = "next"] = [STATES.at(-1) ?? "", process.argv[2]];
const folder = mkdtempSync(join(tmpdir(), "schaufenster-state-"));
const postgres = await startPostgres(mkdtempSync(join(tmpdir(), "schaufenster-state-")));
if (!postgres) throw new Error("PostgreSQL is not installed.");

/** Payload migrates a database before running any of its commands. */
async function upgrade(databaseUrl?: string): Promise<void> {
  await unpack(last, { dataDir: folder, databaseUrl });
  const env = { ...process.env, ...TEST_SETTINGS, DATA_DIR: folder, DATABASE_URL: databaseUrl };
  execFileSync("npx", ["payload", "migrate:status"], { cwd: join(import.meta.dirname, "../content"), env });
}

await upgrade();
const connection = await connectDirectly({ dataDir: folder });
await connection.rows("PRAGMA wal_checkpoint(TRUNCATE)");
await connection.close();
execFileSync("tar", ["-czf", fileOf(name, ".tar.gz"), "-C", folder, "content.db", "uploads"]);

await upgrade(`${postgres.url}/state`);
const dump = execFileSync(join(serverPrograms() ?? "", "pg_dump"), [
  "--inserts",
  "--no-owner",
  "--no-privileges",
  `${postgres.url}/state`,
]);
writeFileSync(fileOf(name, ".sql.gz"), gzipSync(dump.toString().replaceAll(/^(\\|--).*\n/gm, "")));
await postgres.end();
rmSync(folder, { recursive: true, force: true });

import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { untilWell } from "../../scripts/server/healthy.ts";
import { makeRelease, otherRelease, Server } from "../../testing/release/server.ts";

const OLD = "0.1.0";

/** Room that a backup of a server with nothing in it asks for, in bytes, and some more. */
const ENOUGH = 330_000_000;

/** An upload so large that there is room for its backup, and then none for the way back, in bytes. */
const UPLOAD = 150_000_000;

const isRoot = process.getuid?.() === 0;
const temporary = tmpdir();
const disk = mkdtempSync(join(temporary, "schaufenster-disk-"));
let server: Server;
let release: string;
const archives: string[] = [];

/** Fills what is left of the disk but some bytes. */
function fill(leave: number): void {
  const { bavail, bsize } = statfsSync(disk);
  execFileSync("fallocate", ["--length", String(bavail * bsize - leave), join(disk, "filler")]);
}

const freeBytes = () => statfsSync(disk).bavail * statfsSync(disk).bsize;

/** A version that is unpacked already. */
async function next(version: string, migration: string): Promise<string> {
  const archive = await otherRelease(release, version, { migration });
  archives.push(archive);
  const { code, said } = await server.run("install", archive);
  expect(code, said).toBe(0);
  return archive;
}

beforeAll(async () => {
  if (!isRoot) return;
  release = makeRelease();
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=3g", "tmpfs", disk]);
  process.env.TMPDIR = disk; // where a server lies
  server = await Server.running(release);
  process.env.TMPDIR = temporary;
});

afterEach(() => rmSync(join(disk, "filler"), { force: true }));

afterAll(() => {
  if (!isRoot) return;
  server.end();
  execFileSync("umount", [disk]);
  for (const archive of archives) rmSync(dirname(archive), { recursive: true, force: true });
});

async function expectOld(): Promise<void> {
  await expect.poll(() => server.versionAt(server.contentUrl)).toContain(OLD);
  await expect.poll(() => server.versionAt(server.siteUrl)).toContain(OLD);
  await untilWell(`${server.siteUrl}/health/ready`);
  expect(server.isUnderWay).toBe(false);
}

test.runIf(isRoot)("a migration that fills the disk leaves room for the way back", async () => {
  const numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000)";
  const archive = await next("9.9.1", `await run("CREATE TABLE much AS ${numbers} SELECT randomblob(9000) FROM n");`);
  fill(ENOUGH);
  const { code, said } = await server.run("update", archive);
  expect(code, said).toBe(1);
  expect(said).toContain("CREATE TABLE much");
  expect(said).toContain("runs as before. Nothing was lost.");
  expect(freeBytes()).toBeGreaterThan(ENOUGH / 2);
  await expectOld();
});

test.runIf(isRoot)("killed on a full disk: the version before serves, though nobody made room", async () => {
  const fillsAll = `const fs=process.getBuiltinModule("fs");const file=fs.openSync(process.env.DATA_DIR+"/much","w");try{for(;;)fs.writeSync(file,Buffer.alloc(4096,1))}catch{}await new Promise(done=>setTimeout(done,600000));`;
  const archive = await next("9.9.2", fillsAll);
  fill(ENOUGH);
  const update = server.start("update", archive);
  update.stdout?.resume();
  update.stderr?.resume();
  await expect.poll(freeBytes).toBe(0);
  update.kill("SIGKILL");
  await expect.poll(() => server.isUnderWay).toBe(false);
  await expectOld();
});

test.runIf(isRoot)("without room for the way back nothing is tried out", async () => {
  const archive = await next("9.9.3", 'await run("CREATE TABLE some (id integer)");');
  mkdirSync(join(server.data, "uploads"), { recursive: true });
  writeFileSync(join(server.data, "uploads/film.mp4"), randomBytes(UPLOAD));
  fill(ENOUGH + UPLOAD);
  const { code, said } = await server.run("update", archive);
  expect(code, said).toBe(1);
  expect(said).toContain("no room for the way back");
  await expectOld();
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bucketStore } from "../../content/src/platform/file-store/bucket-store.ts";
import { readBucketSettings } from "../../content/src/platform/settings/bucket-settings.ts";
import { runScript } from "../../testing/run-script.ts";
import { S3Server } from "../../testing/s3-server.ts";

/** More than one progress line, and more than one batch. */
const NAMES = Array.from({ length: 120 }, (_, index) => `bild-${String(index).padStart(3, "0")}.jpg`);

const server = new S3Server();
const folder = mkdtempSync(join(tmpdir(), "schaufenster-s3-moves-"));
const uploads = join(folder, "uploads");

const media = async (...args: string[]) => runScript("media", args, { DATA_DIR: folder, ...server.settings });

beforeAll(async () => {
  await server.start();
  const bucket = readBucketSettings(server.settings);
  if (!bucket) throw new Error("The server has no bucket");
  for (const name of NAMES) await bucketStore(bucket).write(name, Buffer.from(`Inhalt von ${name}`));
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

test("all files move to the folder and back by one command, which resumes where it stopped and compares its copies", async () => {
  const moved = await media("to-folder");
  expect(moved.printed).toContain("100 of 120 files\n120 of 120 files");
  expect(moved.printed).toContain("120 files copied and compared");
  expect(readdirSync(uploads).sort()).toEqual(NAMES);
  expect(server.names).toEqual(NAMES);

  rmSync(join(uploads, "bild-007.jpg"));
  const again = await media("to-folder", "--remove-source");
  expect(again.printed).toContain("1 files copied and compared (0.0 MB), 119 were there already");
  expect(server.names).toEqual([]);
  for (const name of NAMES) expect(readFileSync(join(uploads, name), "utf8")).toBe(`Inhalt von ${name}`);

  expect((await media("to-s3", "--remove-source")).status).toBe(0);
  expect(server.names).toEqual(NAMES);
  expect(readdirSync(uploads)).toEqual([]);
});

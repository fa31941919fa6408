import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackupOptions, runBackup } from "../../content/src/backup/run-backup.ts";
import type { System } from "../../content/src/backup/system.ts";
import { connectDirectly, type DirectConnection } from "../../content/src/platform/database/direct-connection.ts";
import { bucketStore } from "../../content/src/platform/file-store/bucket-store.ts";
import { type Bucket, readBucketSettings } from "../../content/src/platform/settings/bucket-settings.ts";
import { runScript } from "../../testing/run-script.ts";
import { S3Server } from "../../testing/s3-server.ts";

const PASSPHRASE = "vier-wörter-sind-genug-4711";

const server = new S3Server();
const folder = mkdtempSync(join(tmpdir(), "schaufenster-s3-backups-"));
const here = { dataDir: join(folder, "data") };
const backups = join(here.dataDir, "backups");
let bucket: Bucket;
let connection: DirectConnection;

beforeAll(async () => {
  await server.start();
  const found = readBucketSettings(server.settings);
  if (!found) throw new Error("The server has no bucket");
  bucket = found;
  mkdirSync(here.dataDir);
  const database = createClient({ url: `file:${join(here.dataDir, "content.db")}` });
  await database.execute("CREATE TABLE payload_kv (id INTEGER PRIMARY KEY, key TEXT UNIQUE, data TEXT)");
  await database.execute("CREATE TABLE media (id INTEGER PRIMARY KEY, filename TEXT, filesize NUMERIC)");
  database.close();
  connection = await connectDirectly(here);
  await bucketStore(bucket).write("rot.jpg", Buffer.from("rot"));
});
afterAll(async () => {
  await connection.close();
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

const run = (system: System, options: Partial<BackupOptions> = {}) =>
  runBackup(system, { folder: backups, passphrase: PASSPHRASE, ...options });

test("each backup contains the files of the S3 store, and is restored by its name", async () => {
  expect(await run({ ...here, bucket })).toMatchObject({ isEncrypted: true });
  const name = readdirSync(backups).at(-1) ?? "";
  const restore = (...args: string[]) =>
    runScript("restore", args, {
      DATA_DIR: join(folder, "other"),
      BACKUP_DIR: backups,
      BACKUP_PASSPHRASE: PASSPHRASE,
    });
  expect(await restore()).toEqual({ status: 1, printed: expect.stringContaining(`There are:\n  ${name}`) });
  expect(await restore(name)).toEqual({ status: 0, printed: expect.stringContaining("Restored what was backed up") });
  expect(readFileSync(join(folder, "other", "uploads", "rot.jpg"), "utf8")).toBe("rot");
});

test("an object missing from the bucket, or a different one, makes a backup incomplete", async () => {
  await connection.rows("INSERT INTO media (filename, filesize) VALUES ('gruen.jpg', 4)");
  await expect(run({ ...here, bucket })).rejects.toThrow(/missing or damaged in the bucket medien .*: gruen\.jpg\./);
  expect(readdirSync(backups).at(-1)).toMatch(/\.incomplete\.tar\.gz\.age$/);
  await connection.rows("DELETE FROM media");
});

test("a backup contains the bucket's files, and a restore puts them back into an empty one, but not beside others", async () => {
  const archive = join(folder, "sicherung.tar.gz");
  await bucketStore(bucket).write("blau.jpg", Buffer.from("blau"));
  const made = await runScript("backup", [archive], { DATA_DIR: here.dataDir, ...server.settings });
  expect(made).toMatchObject({ status: 0 });
  await bucketStore(bucket).remove(server.names);
  expect(server.names).toEqual([]);

  const settings = { DATA_DIR: join(folder, "fresh"), ...server.settings };
  expect(await runScript("restore", [archive], settings)).toMatchObject({ status: 0 });
  expect(server.names).toEqual(["blau.jpg", "rot.jpg"]);
  expect(readdirSync(settings.DATA_DIR).sort()).toEqual(["content.db", "secrets.env"]);
  const again = await runScript("restore", [archive], settings);
  expect(again).toEqual({ status: 1, printed: expect.stringContaining("2 files in the bucket medien") });
});

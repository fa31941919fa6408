import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "@libsql/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databaseFile } from "./database-file.ts";
import { createSqliteClient } from "./sqlite-client.ts";
import { checkIntegrity } from "./watch-database.ts";

let folder: string;
let file: string;
let client: Client;

const write = (text: string) => client.execute({ sql: "INSERT INTO notes (text) VALUES (?)", args: [text] });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "schaufenster-file-"));
  file = join(folder, "content.db");
  client = createSqliteClient({ url: `file:${file}`, busyTimeoutMs: 300 });
  await client.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)");
  for (let n = 0; n < 200; n += 1) await write("x".repeat(1000));
});

afterEach(() => {
  client.close();
  rmSync(folder, { recursive: true });
});

test.each<[string, () => void]>([
  ["the file is deleted", () => rmSync(file)],
  ["the file is moved away", () => renameSync(file, `${file}.old`)],
  [
    "another file is moved over it",
    () => {
      copyFileSync(file, `${file}.new`);
      renameSync(`${file}.new`, file);
    },
  ],
  ["its log is deleted", () => rmSync(`${file}-wal`)],
  ["what connections share is deleted", () => rmSync(`${file}-shm`)],
])("no write is accepted that would be lost: %s", async (_, happen) => {
  const begun = await client.transaction("write");
  await begun.execute("INSERT INTO notes (text) VALUES ('begun before')");
  happen();
  const gone = { code: "DATABASE_GONE", message: expect.stringContaining("was deleted or replaced") };
  await expect(begun.commit()).rejects.toMatchObject(gone);
  await begun.rollback();
  await expect(write("after")).rejects.toMatchObject(gone);
  await expect(client.transaction("write")).rejects.toMatchObject(gone);
  await expect(client.batch(["INSERT INTO notes (text) VALUES ('after')"], "write")).rejects.toMatchObject(gone);
  expect((await client.execute("SELECT count(*) AS count FROM notes")).rows[0]?.count).toBe(200); // reads continue
});

test("a file that is put back is used again", async () => {
  renameSync(file, `${file}.old`);
  await expect(write("while it is away")).rejects.toMatchObject({ code: "DATABASE_GONE" });
  renameSync(`${file}.old`, file);
  await write("afterwards");
});

test("an error that indicates damage stops all writing at once", async () => {
  const watched = databaseFile();
  watched?.noteFailure(Object.assign(new Error("database disk image is malformed"), { code: "SQLITE_CORRUPT" }));
  await expect(write("into ruins")).rejects.toMatchObject({ code: "DATABASE_DAMAGED" });
  expect(watched?.needsReview()).toBe(true);
  if (watched) await checkIntegrity(watched);
  await write("it was the disk for a moment");
});

test("while the file is missing no integrity check runs, and a late one leaves the log alone", async () => {
  const watched = databaseFile();
  if (!watched) throw new Error("no file");
  await write("after the last checkpoint");
  watched.noteFailure({ code: "SQLITE_IOERR" });
  renameSync(file, `${file}.away`);
  expect(watched.needsReview()).toBe(false);
  const log = statSync(`${file}-wal`).size;
  await expect(checkIntegrity(watched)).rejects.toThrow("is not there, or empty");
  expect([statSync(`${file}-wal`).size, existsSync(file)]).toEqual([log, false]);
  renameSync(`${file}.away`, file);
  expect(watched.needsReview()).toBe(true);
});
